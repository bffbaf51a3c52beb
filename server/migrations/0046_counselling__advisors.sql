-- Advisors: a history that never overlaps, students who ask for another one, and what they let the next one read.

alter table advisor_assignment
  drop constraint advisor_assignment_check,
  add constraint advisor_assignment_check check (ends_on is null or begins_on <= ends_on + 1),
  add constraint advisor_assignment_no_overlap
    exclude using gist (student_id with =, kind with =, daterange(begins_on, ends_on + 1) with &&),
  add column share_answered_at timestamptz,
  add column created_at timestamptz not null default now(),
  add column made_by uuid references member;
create index advisor_assignment_made_by on advisor_assignment (made_by);
create index advisor_assignment_previous on advisor_assignment (previous_id);
comment on column advisor_assignment.ends_on is 'The day before the first one where it was changed on its first day: it was never in force.';
comment on column advisor_assignment.shares_history is 'Whether the student lets this advisor read what earlier advisors shared with them.';
comment on column advisor_assignment.share_answered_at is 'When the student said so; they are asked until then.';

create table advisor_request (
  id uuid primary key,
  student_id uuid not null references student,
  status text not null check (status in ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  wished_id uuid references member,
  data_key_id uuid not null references data_key,
  reason text not null,
  answer text,
  assignment_id uuid references advisor_assignment,
  decided_by uuid references member,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index advisor_request_one_open on advisor_request (student_id) where status = 'WAITING';
create index advisor_request_waiting on advisor_request (created_at, id) where status = 'WAITING';
create index advisor_request_over on advisor_request (decided_at desc, id) where status <> 'WAITING';
create index advisor_request_student on advisor_request (student_id, created_at desc);
create index advisor_request_wished on advisor_request (wished_id);
create index advisor_request_key on advisor_request (data_key_id);
create index advisor_request_assignment on advisor_request (assignment_id);
create index advisor_request_decided_by on advisor_request (decided_by);
comment on column advisor_request.reason is 'Sealed with data_key_id, as is the answer.';

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('ADM_ADVSR', 'ADM', '지도교수 배정', 'Advisor assignment', '/admin/advisor', '/admin/advisor/list', 35, false, true, null, '{administrator,type:DEPARTMENT_CHIEF,type:STAFF}', '{}', '정보화팀', 'IT services');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, 'ADM_ADVSR', codes.code, given.scope
from (values ('DEPARTMENT_CHIEF', 'R C U', 'DEPARTMENT'), ('STAFF', 'R C', 'DEPARTMENT'), ('ADMINISTRATOR', 'R C U', 'ALL'))
    as given(role_id, codes, scope),
  unnest(string_to_array(given.codes, ' ')) as codes(code);
