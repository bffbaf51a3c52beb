-- Published pages follow what the university confirms, whatever changes it; words of a résumé stay as they were published.

alter table portfolio_version add column resumes jsonb not null default '[]';
comment on column portfolio_version.resumes is 'Of PUBLISH: the résumés that its blocks name, as they were then. What the university confirms in them is asked anew.';

-- As publishing keeps them: without the person, of whom a page shows its own head, and without evidence.
update portfolio_version v set resumes = coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'isBlind', r.is_blind, 'version', r.version,
      'content', jsonb_build_object(
        'person', '{"name": {"ko": "", "en": ""}, "headline": {"ko": "", "en": ""}, "birthOn": "",
          "gender": {"ko": "", "en": ""}, "email": "", "phone": "", "address": {"ko": "", "en": ""},
          "summary": {"ko": "", "en": ""}, "photoFileId": null}'::jsonb,
        'sectionList', (
          select jsonb_agg(part || jsonb_build_object('itemList', (
              select coalesce(jsonb_agg(item || '{"evidenceFileId": null}' order by item_place), '[]')
              from jsonb_array_elements(part -> 'itemList') with ordinality as item_of (item, item_place)))
            order by part_place)
          from jsonb_array_elements(r.content -> 'sectionList') with ordinality as part_of (part, part_place)))))
    from portfolio p join resume r on r.member_id = p.member_id and r.deleted_at is null
    where p.id = v.portfolio_id and r.id::text in (
      select named #>> '{}' from jsonb_path_query(v.content,
        '$.rowList[*].cellList[*][*] ? (@.kind == "RESUME").resumeId') as named)), '[]')
  where v.reason = 'PUBLISH';

alter table portfolio add column published_facts_version integer not null default 0;
update portfolio set published_facts_version = facts_version;
comment on column portfolio.published_facts_version is 'The facts_version at the last publishing.';

create index portfolio_link_ending on portfolio_link (ends_at) where revoked_at is null and ends_at is not null;

-- A run that can go no further is told at the desk, where it is begun again.
alter table badge_run drop constraint badge_run_status_check, drop constraint badge_run_check;
alter table badge_run add constraint badge_run_status_check check (status in ('RUNNING', 'DONE', 'FAILED')),
  add constraint badge_run_check check ((status = 'RUNNING') = (ended_at is null));

-- Counts of a class are read from the index alone.
create index badge_assertion_class_status on badge_assertion (class_id, status);

create function portfolio_facts_of_member() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    where member_id = coalesce(new.member_id, old.member_id) and status = 'PUBLISHED' and deleted_at is null;
  return null;
end $$;

-- By statement: rosters and records come by thousands of rows at once.
create function portfolio_facts_of_students() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    from student
    where student.id in (select changed.student_id from changed) and portfolio.member_id = student.member_id
      and portfolio.status = 'PUBLISHED' and portfolio.deleted_at is null;
  return null;
end $$;

create function portfolio_facts_of_programme() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    where status = 'PUBLISHED' and deleted_at is null and member_id in (
      select t.member_id from trainee t where t.programme_id = new.id and t.completed_at is not null);
  return null;
end $$;

create function portfolio_facts_of_mileage_item() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    where status = 'PUBLISHED' and deleted_at is null and member_id in (
      select claim.member_id from mileage_claim claim where claim.item_id = new.id and claim.status = 'APPROVED');
  return null;
end $$;

create function portfolio_facts_of_badge_class() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    where status = 'PUBLISHED' and deleted_at is null and member_id in (
      select badge.member_id from badge_assertion badge where badge.class_id = new.id and badge.status = 'GRANTED');
  return null;
end $$;

create function portfolio_facts_of_reading() returns trigger
  language plpgsql as $$
begin
  update portfolio set facts_version = facts_version + 1
    from ability_session taken
    where taken.id = new.session_id and portfolio.member_id = taken.member_id
      and portfolio.status = 'PUBLISHED' and portfolio.deleted_at is null;
  return null;
end $$;

create trigger trainee_portfolio after update on trainee for each row
  when (old.completed_at is distinct from new.completed_at)
  execute function portfolio_facts_of_member();
create trigger trainee_portfolio_gone after delete on trainee for each row
  when (old.completed_at is not null)
  execute function portfolio_facts_of_member();
create trigger certificate_portfolio after update on certificate for each row
  when (old.trainee_id is not null and old.withdrawn_at is distinct from new.withdrawn_at)
  execute function portfolio_facts_of_member();
create trigger programme_portfolio after update on programme for each row
  when ((old.name_ko, old.name_en, old.department_code, old.hours, old.begins_at, old.ends_at)
    is distinct from (new.name_ko, new.name_en, new.department_code, new.hours, new.begins_at, new.ends_at))
  execute function portfolio_facts_of_programme();

create trigger mileage_claim_portfolio after update on mileage_claim for each row
  when ((old.status = 'APPROVED' or new.status = 'APPROVED')
    and (old.status, old.item_id, old.quantity, old.happened_on)
      is distinct from (new.status, new.item_id, new.quantity, new.happened_on))
  execute function portfolio_facts_of_member();
create trigger mileage_claim_portfolio_gone after delete on mileage_claim for each row
  when (old.status = 'APPROVED')
  execute function portfolio_facts_of_member();
create trigger mileage_item_portfolio after update on mileage_item for each row
  when ((old.resume_section, old.resume_name_ko, old.resume_name_en, old.resume_place_ko, old.resume_place_en)
    is distinct from (new.resume_section, new.resume_name_ko, new.resume_name_en, new.resume_place_ko, new.resume_place_en))
  execute function portfolio_facts_of_mileage_item();

create trigger member_duty_portfolio after insert or update or delete on member_duty for each row
  execute function portfolio_facts_of_member();

create trigger student_portfolio after update on student for each row
  when ((old.register_status, old.department_code, old.university_code, old.entrance_year, old.entrance_semester_code,
      old.graduation_expected_on)
    is distinct from (new.register_status, new.department_code, new.university_code, new.entrance_year,
      new.entrance_semester_code, new.graduation_expected_on))
  execute function portfolio_facts_of_member();
create trigger student_major_portfolio_come after insert on student_major referencing new table as changed
  for each statement execute function portfolio_facts_of_students();
create trigger student_major_portfolio after update on student_major referencing new table as changed
  for each statement execute function portfolio_facts_of_students();
create trigger student_major_portfolio_gone after delete on student_major referencing old table as changed
  for each statement execute function portfolio_facts_of_students();
create trigger student_term_portfolio_come after insert on student_term referencing new table as changed
  for each statement execute function portfolio_facts_of_students();
create trigger student_term_portfolio after update on student_term referencing new table as changed
  for each statement execute function portfolio_facts_of_students();
create trigger student_term_portfolio_gone after delete on student_term referencing old table as changed
  for each statement execute function portfolio_facts_of_students();

create trigger ability_session_portfolio after update on ability_session for each row
  when ((old.status = 'SCORED' or new.status = 'SCORED')
    and (old.status, old.quality) is distinct from (new.status, new.quality))
  execute function portfolio_facts_of_member();
create trigger ability_session_portfolio_gone after delete on ability_session for each row
  when (old.status = 'SCORED')
  execute function portfolio_facts_of_member();
create trigger ability_reading_portfolio after update on ability_reading for each row
  when ((old.is_shown, old.scores) is distinct from (new.is_shown, new.scores))
  execute function portfolio_facts_of_reading();

create trigger badge_assertion_portfolio after insert or delete on badge_assertion for each row
  execute function portfolio_facts_of_member();
create trigger badge_assertion_portfolio_changed after update on badge_assertion for each row
  when ((old.status, old.expires_at) is distinct from (new.status, new.expires_at))
  execute function portfolio_facts_of_member();
create trigger badge_class_portfolio after update on badge_class for each row
  when (old.picture_file_id is distinct from new.picture_file_id)
  execute function portfolio_facts_of_badge_class();
