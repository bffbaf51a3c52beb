-- Legal counselling: cases with everything in them sealed by a key a case, opinions, and pauses of the clock.

alter table counsellor drop constraint counsellor_kind_check;
alter table counsellor add constraint counsellor_kind_check check (kind in ('PROFESSOR', 'COACH', 'PEER', 'CAREER', 'LAW'));

create table law_disclaimer (
  version integer primary key,
  effective_on date not null,
  body_ko text not null,
  body_en text not null
);
insert into law_disclaimer (version, effective_on, body_ko, body_en) values (1, '2026-01-01',
'법률상담은 학생이 알려 준 사실을 바탕으로 한 의견이에요. 소송이나 합의를 대신하지 않고, 상담만으로 변호사를 선임한 것이 되지도 않아요.
신고, 이의 신청, 소송처럼 기한이 정해진 일은 스스로 챙겨야 해요. 급하면 대한법률구조공단(국번 없이 132)에 바로 물어보세요.
적은 내용과 첨부한 파일은 암호화해 두고 법률상담 담당자만 읽어요. 같은 사건의 상대방을 이미 상담하고 있으면 맡지 못할 수 있어요.
상담이 끝나고 5년이 지나면 내용을 모두 지워요.',
'Legal counselling is an opinion based on the facts that you give. It does not stand in for a lawsuit or a settlement, and does not make anyone your lawyer.
Deadlines for reports, objections or lawsuits stay yours to keep. If it is urgent, call the Korea Legal Aid Corporation (132) right away.
What you write and attach is kept encrypted, and only law counsellors read it. If the other side is already being counselled, we may not be able to take your case.
Five years after the counselling has ended, everything in it is deleted.');

create table law_case (
  id uuid primary key,
  student_id uuid not null references student,
  status text not null check (status in ('RECEIVED', 'ACCEPTED', 'DECLINED', 'ASSIGNED', 'CONSULTED', 'OPINION_DRAFT', 'OPINION_REVIEWED', 'SENT', 'CLOSED')),
  case_type text not null,
  deadline_on date,
  disclaimer_version integer not null references law_disclaimer,
  data_key_id uuid references data_key on delete set null,
  facts text,
  note text,
  opponent_digest text,
  client_digests text[] not null default '{}',
  file_id uuid references file_group (id) on delete set null,
  due_at timestamptz not null,
  sent_at timestamptz,
  closed_at timestamptz,
  destroy_on date,
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index law_case_one_open on law_case (student_id)
  where status in ('RECEIVED', 'ACCEPTED', 'ASSIGNED', 'CONSULTED', 'OPINION_DRAFT', 'OPINION_REVIEWED');
create index law_case_student on law_case (student_id, created_at desc);
create index law_case_due on law_case (due_at, id) where status not in ('DECLINED', 'CLOSED');
create index law_case_over on law_case (created_at desc, id) where status in ('DECLINED', 'CLOSED');
create index law_case_opponent on law_case (opponent_digest) where opponent_digest is not null;
create index law_case_clients on law_case using gin (client_digests);
create index law_case_closed on law_case (closed_at) where data_key_id is not null;
create index law_case_key on law_case (data_key_id);
create index law_case_file on law_case (file_id);
create index law_case_disclaimer on law_case (disclaimer_version);
comment on column law_case.facts is 'Sealed with data_key_id, as are note, opinions, remarks and reasons; nothing can be read any more once the key is gone.';
comment on column law_case.opponent_digest is 'A keyed digest of the name as it is compared: the same opponent or client is found without the name.';

create table law_register (
  id integer primary key check (id = 1),
  data_key_id uuid not null references data_key
);
create index law_register_key on law_register (data_key_id);
comment on table law_register is 'The one key by which names are compared.';

create table law_assignee (
  case_id uuid not null references law_case,
  member_id uuid not null references member,
  primary key (case_id, member_id)
);
create index law_assignee_member on law_assignee (member_id);

create table law_meeting (
  request_id uuid primary key references counselling_request,
  case_id uuid not null references law_case
);
create index law_meeting_case on law_meeting (case_id);

create table law_opinion (
  case_id uuid not null references law_case,
  number integer not null check (number > 0),
  body text not null,
  drafted_by uuid not null references member,
  drafted_at timestamptz not null,
  reviewed_by uuid references member,
  reviewed_at timestamptz,
  remark text,
  sent_at timestamptz,
  primary key (case_id, number),
  constraint law_opinion_other_eyes check (reviewed_by is distinct from drafted_by),
  check (sent_at is null or reviewed_by is not null)
);
create index law_opinion_drafted_by on law_opinion (drafted_by);
create index law_opinion_reviewed_by on law_opinion (reviewed_by);

create table law_pause (
  id uuid primary key,
  begins_on date not null,
  ends_on date not null,
  reason_ko text not null,
  reason_en text not null,
  made_by uuid references member,
  check (begins_on <= ends_on)
);
create index law_pause_made_by on law_pause (made_by);
create index law_pause_end on law_pause (ends_on);

create table law_draft (
  member_id uuid primary key references member,
  data_key_id uuid not null references data_key,
  body text not null,
  file_id uuid,
  saved_at timestamptz not null
);
create index law_draft_key on law_draft (data_key_id);
create index law_draft_age on law_draft (saved_at);

update menu set is_in_development = false where id = any ('{CS_LAW,CNS_LAW}');
