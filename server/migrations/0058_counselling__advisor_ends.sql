-- An advisor's time ends though nobody follows yet: why, and who settled it.

alter table advisor_assignment
  add column end_reason text check (end_reason in ('RETIREMENT', 'SABBATICAL', 'TRANSFER', 'REQUEST')),
  add column ended_by uuid references member,
  add constraint advisor_assignment_end_check check (end_reason is null or ends_on is not null);
create index advisor_assignment_ended_by on advisor_assignment (ended_by);
comment on column advisor_assignment.end_reason is 'Null where it ended because somebody else began.';
