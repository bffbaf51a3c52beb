-- Excellent portfolios: what stands beside an exhibited one, and remarks that staff hid.

alter table portfolio_nomination add column praise text not null default '';
comment on column portfolio_nomination.praise is 'Shown beside the exhibited portfolio: why it was selected.';

alter table portfolio_remark
  add column hidden_at timestamptz,
  add column hidden_by uuid references member,
  add column hidden_reason text,
  add constraint portfolio_remark_hidden check (
    (hidden_at is null) = (hidden_reason is null) and (hidden_at is null) = (hidden_by is null));
create index portfolio_remark_hider on portfolio_remark (hidden_by);
comment on column portfolio_remark.hidden_reason is 'Read by its author, who alone still sees it.';
