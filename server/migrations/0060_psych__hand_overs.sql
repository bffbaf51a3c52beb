-- Places outside that can help while somebody waits or afterwards, and handing over to one of them by the student's consent.

create table psych.place (
  id uuid primary key,
  name_ko text not null,
  name_en text not null,
  purpose_ko text not null,
  purpose_en text not null,
  phone text not null,
  address_ko text not null,
  address_en text not null,
  cost_ko text not null,
  cost_en text not null,
  hours_ko text not null,
  hours_en text not null,
  link text not null,
  is_in_use boolean not null,
  position integer not null,
  version integer not null default 1
);
create index place_order on psych.place (position, id);
comment on table psych.place is 'Partner clinics and programmes of the city, kept by managers of the centre; what they have no English for is empty.';

create table psych.hand_over (
  id uuid primary key,
  application_id uuid not null references psych.application,
  place_id uuid not null references psych.place,
  status text not null check (status in ('PROPOSED', 'AGREED', 'DECLINED', 'RETRACTED', 'DELIVERED')),
  content text not null,
  document_code text not null default 'psych_hand_over' check (document_code = 'psych_hand_over'),
  document_version integer,
  proposed_by uuid not null references member,
  proposed_at timestamptz not null,
  answered_at timestamptz,
  delivered_at timestamptz,
  version integer not null default 1,
  check ((document_version is null) or (status in ('AGREED', 'DECLINED', 'DELIVERED'))),
  foreign key (document_code, document_version) references consent_document (code, version)
);
create unique index hand_over_one_open on psych.hand_over (application_id) where status in ('PROPOSED', 'AGREED');
create index hand_over_application on psych.hand_over (application_id, proposed_at);
create index hand_over_place on psych.hand_over (place_id);
create index hand_over_document on psych.hand_over (document_code, document_version);
create index hand_over_proposed_by on psych.hand_over (proposed_by);
comment on column psych.hand_over.content is 'Sealed with the key of the case: the place as it was, why, and all that is handed over.';
comment on column psych.hand_over.document_version is 'What the student agreed to; null until they do.';

insert into consent_document (code, version, title_ko, title_en, body_ko, body_en, is_mandatory, effective_on) values
('psych_hand_over', 1, '다른 기관에 전하는 것에 대한 동의', 'Consent to be handed over',
$ko$동의하면 센터가 아래에 보이는 것만 그 기관에 전해서, 처음부터 다시 설명하지 않아도 되게 도와요.

# 전하는 것

- 이름과 연락처
- 도움이 필요한 까닭 한 가지 (목록에서 고른 낱말)

# 전하지 않는 것

- 상담 기록, 설문의 답과 점수, 신청서에 적은 글

# 동의하지 않을 권리

동의하지 않아도 센터의 상담은 그대로 이어져요. 센터가 전하기 전까지는 동의를 거둘 수 있고, 그 뒤에는 기관에 직접 말해서 멈출 수 있어요. 동의한 사실은 상담 기록과 함께 보관하고 함께 파기해요.$ko$,
$en$If you agree, the centre passes on only what you see below, so that you need not explain everything anew.

# What is passed on

- Your name and contact details
- One reason why you need help (a word from a list)

# What is not passed on

- Counselling records, answers and scores of questionnaires, and what you wrote when you applied

# Your right to say no

If you decline, counselling at the centre goes on as before. You can withdraw your consent until the centre has passed it on; afterwards you can stop it with the place itself. That you agreed is kept with the record of your counselling, and destroyed with it.$en$,
false, '2026-03-01');
