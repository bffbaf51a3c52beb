-- A roster holds its transaction open for seconds: portfolios of those whom it moves to another department are marked,
-- and so locked, only as it ends. Nobody's publishing waits for an import.

drop trigger student_portfolio on student;
create constraint trigger student_portfolio after update on student deferrable initially deferred for each row
  when ((old.register_status, old.department_code, old.university_code, old.entrance_year, old.entrance_semester_code,
      old.graduation_expected_on)
    is distinct from (new.register_status, new.department_code, new.university_code, new.entrance_year,
      new.entrance_semester_code, new.graduation_expected_on))
  execute function portfolio_facts_of_member();

create function portfolio_facts_of_student() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    from student
    where student.id = new.student_id and portfolio.member_id = student.member_id
      and portfolio.status = 'PUBLISHED' and portfolio.deleted_at is null;
  return null;
end $$;

drop trigger student_major_portfolio on student_major;
create constraint trigger student_major_portfolio after update on student_major deferrable initially deferred for each row
  when (old.* is distinct from new.*)
  execute function portfolio_facts_of_student();
