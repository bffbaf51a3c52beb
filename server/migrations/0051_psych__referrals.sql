-- Referrals of full-time professors to the counselling centre, by the student's own consent; and emergencies.

create table psych.referral (
  id uuid primary key,
  student_id uuid references student,
  referrer_id uuid not null references member,
  status text not null check (status in
    ('DRAFT', 'ASKED', 'ACCEPTED', 'SENT', 'LINKED', 'CLOSED', 'DECLINED', 'EXPIRED', 'EMERGENCY')),
  urgency text not null check (urgency in ('NORMAL', 'SOON', 'URGENT')),
  data_key_id uuid references data_key,
  content text,
  application_id uuid references psych.application,
  created_at timestamptz not null,
  asked_at timestamptz,
  until_at timestamptz,
  ended_at timestamptz,
  reviewed_by uuid references member,
  review text,
  is_overdue_told boolean not null default false,
  version integer not null default 1,
  check ((data_key_id is null) = (content is null)),
  check ((application_id is not null) = (status in ('SENT', 'LINKED', 'CLOSED'))),
  check ((asked_at is null) = (status = 'DRAFT'))
);
create unique index referral_one_waiting on psych.referral (referrer_id, student_id) where status in ('ASKED', 'ACCEPTED');
create index referral_referrer on psych.referral (referrer_id, created_at desc, id);
create index referral_student on psych.referral (student_id, asked_at);
create index referral_application on psych.referral (application_id);
create index referral_key on psych.referral (data_key_id);
create index referral_reviewed_by on psych.referral (reviewed_by);
create index referral_due on psych.referral (until_at) where status in ('ASKED', 'ACCEPTED');
create index referral_emergency on psych.referral (asked_at, id) where status = 'EMERGENCY';
create index referral_old on psych.referral (created_at) where status in ('DRAFT', 'DECLINED', 'EXPIRED');
comment on column psych.referral.content is 'Sealed: what the professor noticed and wrote. With a key of its own until it goes with an application, then with that of the case; gone when the student declines or does not answer.';
comment on column psych.referral.until_at is 'Until when the student can answer or apply; of an emergency, until when it is to be reviewed.';
comment on column psych.referral.review is 'Sealed: what was done about an emergency.';

update menu set is_in_development = false where id = 'CNS_CNTC';
