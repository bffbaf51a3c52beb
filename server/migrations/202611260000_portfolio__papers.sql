-- Papers: résumés, cover letters with the bank of experiences, corrections, and whom a student lets read them.

create table resume (
  id uuid primary key,
  member_id uuid not null references member,
  title text not null check (title <> ''),
  duty_id text references job_duty,
  is_default boolean not null default false,
  is_blind boolean not null default false,
  content jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index resume_one_default on resume (member_id) where is_default and deleted_at is null;
create index resume_member on resume (member_id, changed_at desc, id) where deleted_at is null;
create index resume_duty on resume (duty_id);
comment on table resume is 'A résumé; Korean and English stand side by side in its content.';
comment on column resume.content is 'Person, sections and items as contract/src/areas/portfolio/resume-content.ts has them.';
comment on column resume.duty_id is 'What it is written for; what that duty asks for tells how complete it is.';

create table resume_version (
  id uuid primary key,
  resume_id uuid not null references resume on delete cascade,
  number integer not null check (number > 0),
  reason text not null check (reason in ('AUTO', 'NAMED', 'RESTORE', 'IMPORT', 'CORRECTION')),
  name text not null default '',
  content jsonb not null,
  created_at timestamptz not null,
  unique (resume_id, number)
);
comment on table resume_version is 'A résumé as it once was. RESTORE and IMPORT: as it was before that.';

create table resume_need (
  id uuid primary key,
  duty_id text references job_duty,
  section text not null,
  least integer not null check (least > 0),
  words text[] not null default '{}',
  name_ko text not null,
  name_en text not null,
  position integer not null default 0
);
create index resume_need_duty on resume_need (duty_id, position, id);
comment on table resume_need is 'What a résumé should have: for a duty, or for every one (null).';
comment on column resume_need.least is 'Items that the section should show.';
comment on column resume_need.words is 'One of these has to stand in an item for it to count; empty: any item counts.';

insert into resume_need (id, duty_id, section, least, words, name_ko, name_en, position) values
  ('01930000-0000-7000-8000-00000000d001', null, 'EDUCATION', 1, '{}', '학력', 'Education', 10),
  ('01930000-0000-7000-8000-00000000d002', null, 'WORK', 1, '{}', '경력이나 인턴', 'Work or an internship', 20),
  ('01930000-0000-7000-8000-00000000d003', null, 'PROJECT', 1, '{}', '프로젝트', 'A project', 30),
  ('01930000-0000-7000-8000-00000000d004', null, 'ACTIVITY', 1, '{}', '교내 활동', 'An activity at university', 40),
  ('01930000-0000-7000-8000-00000000d005', null, 'LANGUAGE', 1, '{}', '어학 성적', 'A language score', 50),
  ('01930000-0000-7000-8000-00000000d006', null, 'CERTIFICATE', 1, '{}', '자격', 'A certificate', 60),
  ('01930000-0000-7000-8000-00000000d007', null, 'SKILL', 2, '{}', '기술 두 가지', 'Two skills', 70);

create table cover_letter (
  id uuid primary key,
  member_id uuid not null references member,
  title text not null default '',
  company text not null default '',
  job text not null default '',
  due_on date,
  language text not null check (language in ('ko', 'en')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index cover_letter_member on cover_letter (member_id, changed_at desc, id) where deleted_at is null;
create index cover_letter_due on cover_letter (due_on, member_id) where deleted_at is null and due_on is not null;
comment on column cover_letter.version is 'Counts changes of the letter itself and of which questions it has; answers count their own.';

create table cover_letter_question (
  id uuid primary key,
  letter_id uuid not null references cover_letter on delete cascade,
  position integer not null,
  question text not null,
  most integer check (most > 0),
  unit text not null check (unit in ('CHARACTER', 'BYTE_EUC_KR', 'BYTE_UTF8')),
  counts_spaces boolean not null default true,
  line_break integer not null default 1 check (line_break between 0 and 2),
  answer text not null default '',
  answered_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1
);
create index cover_letter_question_letter on cover_letter_question (letter_id, position, id);
comment on column cover_letter_question.most is 'The limit of the real form, in `unit`; null: none.';
comment on column cover_letter_question.line_break is 'Characters or bytes that a line break counts.';
comment on column cover_letter_question.deleted_at is 'Taken out of the letter; its answer can be brought back.';

create table cover_letter_answer (
  id uuid primary key,
  question_id uuid not null references cover_letter_question on delete cascade,
  number integer not null check (number > 0),
  reason text not null check (reason in ('AUTO', 'NAMED', 'RESTORE', 'CORRECTION')),
  name text not null default '',
  answer text not null,
  created_at timestamptz not null,
  unique (question_id, number)
);
comment on table cover_letter_answer is 'An answer as it once was. RESTORE: before an older one was brought back. CORRECTION: as it was sent to be corrected.';

create table experience_card (
  id uuid primary key,
  member_id uuid not null references member,
  title text not null check (title <> ''),
  situation text not null default '',
  task text not null default '',
  action text not null default '',
  result text not null default '',
  tags text[] not null default '{}',
  begins_on text not null default '' check (begins_on = '' or begins_on ~ '^\d{4}-\d{2}$'),
  ends_on text not null default '' check (ends_on = '' or ends_on ~ '^\d{4}-\d{2}$'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index experience_card_member on experience_card (member_id, changed_at desc, id) where deleted_at is null;

create table experience_use (
  card_id uuid not null references experience_card on delete cascade,
  question_id uuid not null references cover_letter_question on delete cascade,
  used_at timestamptz not null,
  primary key (card_id, question_id)
);
create index experience_use_question on experience_use (question_id);
comment on table experience_use is 'Where a card was put into an answer, so that nobody tells one story twice in a letter.';

create table letter_correction (
  id uuid primary key,
  member_id uuid not null references member,
  letter_id uuid references cover_letter,
  resume_id uuid references resume,
  round integer not null check (round > 0),
  status text not null check (status in ('REQUESTED', 'COMPLETED')),
  wanted text not null check (wanted in ('ANY', 'CAREER', 'PROFESSOR', 'COACH')),
  message text not null default '',
  title text not null,
  company text not null default '',
  due_on date,
  answer_by timestamptz not null,
  snapshot jsonb not null,
  characters integer not null default 0,
  assignee_id uuid references member,
  claimed_at timestamptz,
  first_comment_at timestamptz,
  requested_at timestamptz not null,
  completed_at timestamptz,
  withdrawn_at timestamptz,
  rubric jsonb not null default '{}',
  overall text not null default '',
  version integer not null default 1,
  check (letter_id is not null or resume_id is not null),
  check ((status = 'COMPLETED') = (completed_at is not null)),
  check (status = 'REQUESTED' or withdrawn_at is null),
  check (status = 'REQUESTED' or assignee_id is not null),
  check ((assignee_id is null) = (claimed_at is null))
);
create unique index letter_correction_one_open on letter_correction (letter_id)
  where status = 'REQUESTED' and withdrawn_at is null and letter_id is not null;
create unique index letter_correction_one_open_resume on letter_correction (resume_id)
  where status = 'REQUESTED' and withdrawn_at is null and letter_id is null;
create unique index letter_correction_round on letter_correction (letter_id, round)
  where withdrawn_at is null and letter_id is not null;
create index letter_correction_member on letter_correction (member_id, requested_at desc, id) where withdrawn_at is null;
create index letter_correction_resume on letter_correction (resume_id, requested_at desc);
create index letter_correction_letter on letter_correction (letter_id, requested_at desc);
create index letter_correction_free on letter_correction (answer_by, id)
  where status = 'REQUESTED' and withdrawn_at is null and assignee_id is null;
create index letter_correction_queue on letter_correction (answer_by, id)
  where status = 'REQUESTED' and withdrawn_at is null;
create index letter_correction_assignee on letter_correction (assignee_id, status, answer_by, id) where withdrawn_at is null;
comment on table letter_correction is 'A request to have a letter, a résumé or both corrected, frozen as they were.';
comment on column letter_correction.answer_by is 'When it should be answered: three working days, or the end of the day before the paper is due, whichever comes first.';
comment on column letter_correction.snapshot is 'Questions with answers, and the résumé, as they were when it was asked for.';
comment on column letter_correction.characters is 'Length of what is to be read, for the queue.';

create table letter_correction_history (
  id bigint generated always as identity primary key,
  correction_id uuid not null references letter_correction on delete cascade,
  action text not null check (action in ('ASK', 'CLAIM', 'ASSIGN', 'RELEASE', 'FINISH', 'WITHDRAW')),
  actor_id uuid references member,
  assignee_id uuid references member,
  reason text,
  at timestamptz not null
);
create index letter_correction_history_correction on letter_correction_history (correction_id, id);
create index letter_correction_history_actor on letter_correction_history (actor_id);
create index letter_correction_history_assignee on letter_correction_history (assignee_id);

create table letter_comment (
  id uuid primary key,
  correction_id uuid not null references letter_correction on delete cascade,
  question_id uuid references cover_letter_question,
  begins integer not null check (begins >= 0),
  ends integer not null,
  quote text not null default '',
  text text not null default '',
  suggestion text,
  status text not null check (status in ('OPEN', 'ACCEPTED', 'REFUSED', 'DONE')),
  now_begins integer,
  now_ends integer,
  author_id uuid not null references member,
  created_at timestamptz not null,
  decided_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  check (ends >= begins),
  check ((now_begins is null) = (now_ends is null)),
  check (now_ends is null or now_ends >= now_begins),
  check ((status = 'OPEN') = (decided_at is null)),
  check (status not in ('ACCEPTED', 'REFUSED') or suggestion is not null)
);
create index letter_comment_correction on letter_comment (correction_id, question_id, begins, id) where deleted_at is null;
create index letter_comment_question on letter_comment (question_id) where deleted_at is null;
create index letter_comment_author on letter_comment (author_id);
comment on table letter_comment is 'A remark at the very words of a frozen answer. Without a question: on the résumé.';
comment on column letter_comment.begins is 'UTF-16 units from the beginning of the frozen answer.';
comment on column letter_comment.now_begins is 'Where the words stand in the answer as it is now; null once they are gone.';
comment on column letter_comment.suggestion is 'What should stand there instead; empty: nothing. Null: a remark only.';

create table correction_template (
  id uuid primary key,
  owner_id uuid references member,
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  position integer not null default 0,
  version integer not null default 1
);
create index correction_template_owner on correction_template (owner_id, position, id);
comment on column correction_template.owner_id is 'Null: everybody’s, kept by the career office.';

create table paper_share (
  id uuid primary key,
  member_id uuid not null references member,
  paper text not null check (paper in ('RESUME', 'LETTER')),
  paper_id uuid not null,
  audience text not null check (audience in ('ADVISOR', 'COACH')),
  granted_at timestamptz not null,
  revoked_at timestamptz
);
create unique index paper_share_one_live on paper_share (paper_id, audience) where revoked_at is null;
create index paper_share_member on paper_share (member_id, paper) where revoked_at is null;
comment on table paper_share is 'Whom a student lets read a résumé or a letter; ended at once when it is taken back.';

create table paper_view (
  id uuid primary key,
  paper text not null check (paper in ('RESUME', 'LETTER', 'CORRECTION')),
  paper_id uuid not null,
  viewer_id uuid not null references member,
  audience text not null check (audience in ('ADVISOR', 'COACH', 'CORRECTOR')),
  viewed_at timestamptz not null
);
create index paper_view_paper on paper_view (paper_id, viewed_at desc);
create index paper_view_viewer on paper_view (viewer_id);
comment on table paper_view is 'Everybody else who opened a paper, for its student to see.';

update menu set is_in_development = false where id in ('PTF_RES', 'PTF_CL', 'PRF_CL');

-- A corrector reads what was handed in, in the queue of corrections, and no papers beside it.
delete from role_privilege where role_id = 'CORRECTOR' and menu_id in ('PTF_RES', 'PTF_CL', 'PTF_MY');
-- Advisors and coaches open a paper that is shared with them from its student's page; they have no list of papers.
delete from role_privilege
  where role_id in ('SUPERVISING_PROFESSOR', 'ACADEMIC_COACH') and menu_id in ('PTF_RES', 'PTF_CL') and resource_code = 'R';
-- Who handles all requests; templates of everybody.
insert into role_privilege (role_id, menu_id, resource_code, scope)
select 'STAFF', 'PRF_CL', code, 'ALL' from unnest(array['C', 'D']) as code
on conflict do nothing;
