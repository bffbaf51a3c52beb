-- Referrals of full-time professors to career counsellors and coaches, by the student's own consent.

create table counselling_referral (
  id uuid primary key,
  destination text not null check (destination in ('CAREER', 'COACH')),
  student_id uuid not null references student,
  referrer_id uuid not null references member,
  status text not null check (status in
    ('DRAFT', 'ASKED', 'ACCEPTED', 'SENT', 'LINKED', 'CLOSED', 'DECLINED', 'EXPIRED')),
  urgency text not null check (urgency in ('NORMAL', 'SOON', 'URGENT')),
  data_key_id uuid references data_key,
  content text,
  request_id uuid references counselling_request,
  created_at timestamptz not null,
  asked_at timestamptz,
  until_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  check ((data_key_id is null) = (content is null)),
  check ((content is null) = (status in ('DECLINED', 'EXPIRED'))),
  check ((request_id is not null) = (status in ('SENT', 'LINKED', 'CLOSED'))),
  check ((asked_at is null) = (status = 'DRAFT'))
);
create unique index counselling_referral_one_waiting on counselling_referral (referrer_id, student_id, destination)
  where status in ('ASKED', 'ACCEPTED');
create index counselling_referral_referrer on counselling_referral (referrer_id, created_at desc, id);
create index counselling_referral_student on counselling_referral (student_id, asked_at);
create index counselling_referral_request on counselling_referral (request_id);
create index counselling_referral_key on counselling_referral (data_key_id);
create index counselling_referral_due on counselling_referral (until_at) where status in ('ASKED', 'ACCEPTED');
create index counselling_referral_old on counselling_referral (created_at) where status in ('DRAFT', 'DECLINED', 'EXPIRED');
comment on table counselling_referral is 'What a professor suggests to a student: nobody else is told before the student agrees.';
comment on column counselling_referral.content is 'Sealed: what the professor noticed and wrote. Gone with its key when the student declines or does not answer.';
comment on column counselling_referral.request_id is 'The request that it went with; of one that moved to another hour, the latest.';
comment on column counselling_referral.until_at is 'Until when the student can answer or ask for an hour.';
