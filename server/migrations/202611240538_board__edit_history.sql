-- Keeps what a post said before it was changed, where its board asks for that: in a discussion, answers are read beside
-- what they answered.

alter table board add column keeps_history boolean not null default false;
comment on column board.keeps_history is 'People who may open a post see what it said before each change since it was out.';
update board set keeps_history = true where code = 'dscsn';

create table post_version (
  post_id uuid not null references post (id),
  number integer not null check (number > 0),
  title text not null,
  category_code text,
  body jsonb not null,
  file_names text[] not null,
  changed_parts text[] not null
    check (cardinality(changed_parts) > 0 and changed_parts <@ array['TITLE', 'CATEGORY', 'TEXT', 'LOOK', 'FILES']),
  changed_at timestamptz not null,
  changed_by uuid not null references member (id),
  is_withheld boolean not null default false,
  primary key (post_id, number)
);
comment on table post_version is 'What a post said before its change of this number; what it said after stands in the next one, or in the post.';
comment on column post_version.file_names is 'Names of its attachments then; the files themselves may be gone.';
comment on column post_version.is_withheld is 'The post was changed while it was hidden: what it said before is for people who moderate.';
create index post_version_changer on post_version (changed_by);
