-- What a list shows first is found without reading the others, however many students the university has.

-- Students of a department by number.
create index student_department_number on student (department_code, student_number);

-- Answers about a counsellor.
create index survey_response_counsellor on survey_response ((facets ->> 'counsellor')) where is_counted;

-- Students without an advisor, or with one until further notice: the list of everybody begins with the former.
alter table student add column is_advised boolean default false not null;
comment on column student.is_advised is 'An assignment to an advisor is open; kept by triggers of advisor_assignment.';
update student set is_advised = true
  where exists (select from advisor_assignment held
    where held.student_id = student.id and held.kind = 'ADVISOR' and held.ends_on is null);
create index student_unadvised on student (grade, student_number)
  where not is_advised and register_status in ('ENROLLED', 'LEAVE');
create index student_unadvised_department on student (department_code, grade, student_number)
  where not is_advised and register_status in ('ENROLLED', 'LEAVE');
create index student_advised on student (grade, student_number)
  where is_advised and register_status in ('ENROLLED', 'LEAVE');
create index student_advised_department on student (department_code, grade, student_number)
  where is_advised and register_status in ('ENROLLED', 'LEAVE');
create index advisor_assignment_ending on advisor_assignment (ends_on, student_id) where kind = 'ADVISOR' and ends_on is not null;

create function student_advised() returns trigger language plpgsql as $$
begin
  update student set is_advised = open.is_there
    from (
      select gone.student_id, exists (select from advisor_assignment held
        where held.student_id = gone.student_id and held.kind = 'ADVISOR' and held.ends_on is null) as is_there
      from (select distinct changed.student_id from changed) gone) open
    where student.id = open.student_id and student.is_advised <> open.is_there;
  return null;
end $$;

create trigger advisor_assignment_student_come after insert on advisor_assignment referencing new table as changed
  for each statement execute function student_advised();
create trigger advisor_assignment_student after update on advisor_assignment referencing new table as changed
  for each statement execute function student_advised();
create trigger advisor_assignment_student_gone after delete on advisor_assignment referencing old table as changed
  for each statement execute function student_advised();
