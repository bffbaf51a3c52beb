-- While somebody waits: two questions a week, which can bring them forward.

create table psych.check_in (
  id uuid primary key,
  application_id uuid not null references psych.application,
  week_on date not null,
  answers text not null,
  at timestamptz not null,
  unique (application_id, week_on)
);
comment on column psych.check_in.answers is 'Sealed with the key of the case.';
