-- Publishing of portfolios: views by day, and owners who have left.

create table portfolio_view_day (
  portfolio_id uuid not null references portfolio on delete cascade,
  day date not null,
  view_count integer not null check (view_count > 0),
  primary key (portfolio_id, day)
);
comment on table portfolio_view_day is 'Visitors of a day, counted from portfolio_visit, which is kept for two days only.';
create index portfolio_view_day_day on portfolio_view_day (day);

create table portfolio_owner_left (
  member_id uuid primary key references member,
  left_on date not null
);
comment on table portfolio_owner_left is 'Owners of portfolios who have graduated or left, since the day on which the portal saw it.';

create index portfolio_path_left on portfolio_path (left_at) where left_at is not null;
create index portfolio_shown on portfolio (member_id) where status = 'PUBLISHED' and deleted_at is null;
