-- Appointments to duties: for a period, some of them by two people. member_duty keeps what is in force or will be.

create table duty_appointment (
  id uuid primary key,
  member_id uuid not null references member,
  duty_code text not null,
  department_code text references department,
  status text not null check (status in ('WAITING', 'APPOINTED', 'ENDED', 'DECLINED', 'WITHDRAWN')),
  begins_on date not null,
  ends_on date,
  consented_on date,
  trained_on date,
  asked_by uuid references member,
  asked_at timestamptz not null,
  confirmed_by uuid references member,
  version integer not null default 1,
  check (ends_on is null or begins_on <= ends_on + 1),
  check (duty_code <> 'PEER_COACH' or asked_by is null or (consented_on is not null and trained_on is not null)),
  check (confirmed_by is null or (confirmed_by <> asked_by and confirmed_by <> member_id)),
  check (asked_by is null or asked_by <> member_id),
  constraint duty_appointment_no_overlap exclude using gist
    (member_id with =, duty_code with =, daterange(begins_on, ends_on + 1) with &&)
    where (status in ('WAITING', 'APPOINTED', 'ENDED'))
);
create index duty_appointment_member on duty_appointment (member_id);
create index duty_appointment_department on duty_appointment (department_code);
create index duty_appointment_asked_by on duty_appointment (asked_by);
create index duty_appointment_confirmed_by on duty_appointment (confirmed_by);
create index duty_appointment_list on duty_appointment (status, duty_code);
create index duty_appointment_waiting on duty_appointment (asked_at) where status = 'WAITING';
comment on table duty_appointment is 'Once it is APPOINTED, member_duty has a row with the same id: rights follow from that one alone.';
comment on column duty_appointment.department_code is 'Where the duty is done. Null: from before appointments were kept.';
comment on column duty_appointment.ends_on is 'The last day; the one before the first where it ended before it began. Null: until somebody ends it.';
comment on column duty_appointment.asked_by is 'Null: from before appointments were kept.';

insert into duty_appointment (id, member_id, duty_code, department_code, status, begins_on, ends_on, asked_at)
select held.id, held.member_id, held.duty_code,
  (select main.department_code from member_type main where main.member_id = held.member_id
    and main.department_code is not null order by main.is_primary desc, main.type_code limit 1),
  'APPOINTED', held.begins_on, held.ends_on, now()
from member_duty held
where not exists (
  select from member_duty other where other.member_id = held.member_id and other.duty_code = held.duty_code
    and other.id < held.id
    and daterange(other.begins_on, other.ends_on + 1) && daterange(held.begins_on, held.ends_on + 1));

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('ADM_DUTY', 'ADM', '담당 업무 지정', 'Duties', '/admin/duty', '/admin/duty/list', 25, false, true, null,
    '{administrator,type:STAFF,duty:PSYCHOLOGICAL_MANAGER}', '{}', '정보화팀', 'IT services');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, 'ADM_DUTY', codes.code, given.scope
from (values ('STAFF', 'DEPARTMENT'), ('PSYCHOLOGICAL_MANAGER', 'ASSIGNED'), ('ADMINISTRATOR', 'ALL'))
    as given(role_id, scope),
  unnest('{R,RR,U,E}'::text[]) as codes(code);
