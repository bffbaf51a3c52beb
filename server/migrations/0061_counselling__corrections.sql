-- Outcomes that are corrected later: asked for by either side, decided by the student's department.

alter table counselling_request add column corrected_at timestamptz;
comment on column counselling_request.corrected_at is 'When the outcome was last turned into the other one; null where it stands as it was entered.';
update counselling_request r set corrected_at = turned.at
from (select h.entity_id, max(h.at) as at from status_change h
  where h.entity = 'counselling_request' and h.from_status <> h.to_status
    and h.from_status in ('COMPLETED', 'ABSENT') and h.to_status in ('COMPLETED', 'ABSENT')
  group by h.entity_id) turned
where turned.entity_id = r.id;
-- What took place after all and may be yet to be recorded: few beside all that took place.
create index counselling_request_corrected on counselling_request (counsellor_id)
  where status = 'COMPLETED' and corrected_at is not null;

create table counselling_correction (
  id uuid primary key,
  request_id uuid not null references counselling_request on delete cascade,
  status text not null check (status in ('WAITING', 'ACCEPTED', 'DECLINED', 'SETTLED')),
  outcome text not null check (outcome in ('COMPLETED', 'ABSENT')),
  asked_by text not null check (asked_by in ('STUDENT', 'COUNSELLOR')),
  reason text not null,
  answer text,
  decided_by uuid references member,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((decided_at is null) = (status = 'WAITING')),
  check ((decided_by is null) = (status in ('WAITING', 'SETTLED')))
);
create unique index counselling_correction_one_open on counselling_correction (request_id) where status = 'WAITING';
create index counselling_correction_request on counselling_correction (request_id, created_at desc);
create index counselling_correction_waiting on counselling_correction (created_at, id) where status = 'WAITING';
create index counselling_correction_over on counselling_correction (decided_at desc, id) where status in ('ACCEPTED', 'DECLINED');
create index counselling_correction_decided_by on counselling_correction (decided_by);
comment on table counselling_correction is 'What a student or a counsellor asks the department to correct once they cannot do it themselves.';
comment on column counselling_correction.reason is 'Sealed with the key of the request, as is the answer.';

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('ADM_CRCTN', 'ADM', '상담 결과 정정', 'Counselling outcomes', '/admin/correction', '/admin/correction/list', 37, false, false, null, '{administrator,type:STAFF}', '{}', '정보화팀', 'IT services');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, 'ADM_CRCTN', codes.code, given.scope
from (values ('STAFF', 'R U', 'DEPARTMENT'), ('ADMINISTRATOR', 'R U', 'ALL')) as given(role_id, codes, scope),
  unnest(string_to_array(given.codes, ' ')) as codes(code);
