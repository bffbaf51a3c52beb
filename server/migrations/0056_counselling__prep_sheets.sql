-- Prep sheets: what a counsellor is shown before a meeting, by the student's own consent for that meeting.

create table counselling_prep_consent (
  id uuid primary key,
  request_id uuid not null references counselling_request,
  document_code text not null default 'counselling_prep' check (document_code = 'counselling_prep'),
  document_version integer not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (document_code, document_version) references consent_document (code, version)
);
create index counselling_prep_consent_request on counselling_prep_consent (request_id);
create index counselling_prep_consent_document on counselling_prep_consent (document_code, document_version);
create unique index counselling_prep_consent_one_live on counselling_prep_consent (request_id) where withdrawn_at is null;
comment on table counselling_prep_consent is 'Who agreed to which version for which meeting, and withdrew it; rows are never deleted.';

insert into consent_document (code, version, title_ko, title_en, body_ko, body_en, is_mandatory, effective_on) values
('counselling_prep', 1, '준비 자료 공유 동의', 'Consent to share a prep sheet',
$ko$동의하면 상담자가 만나기 전에 한 쪽짜리 준비 자료를 볼 수 있어요. 동의하지 않아도 상담은 똑같이 받아요.

# 보여 주는 것

- 소속, 학년, 학적, 전공, 졸업 예정일
- 최근 세 학기의 학점과 평점, 이번 학기 과목과 내지 못한 과제 수
- 이 상담자와 한 지난 상담의 함께 보는 기록, 아직 남은 할 일
- 이번에 신청한 상담 분야와 바라는 점

# 누가, 언제까지 보나요

- 이 상담을 맡은 상담자만, 이 상담을 준비하는 데만 봐요.
- 상담 전날부터 상담 기록을 쓸 때까지, 길어도 상담 뒤 7일까지 봐요.
- 볼 때마다 누가 언제 봤는지 기록이 남아요.

# 그만두고 싶다면

언제든 상담 상세에서 끌 수 있고, 끄는 순간부터 볼 수 없어요.$ko$,
$en$If you agree, your counsellor can see a one-page prep sheet before you meet. You get the same counselling if you don’t.

# What is shown

- Department, year, register status, majors and expected graduation
- Credits and grade averages of the last three terms, this term’s courses and how much is missing
- Shared notes of earlier meetings with this counsellor, and follow-ups that are still open
- The topics of this request and what you hope for

# Who sees it, and until when

- Only the counsellor of this meeting, and only to prepare for it.
- From the day before until the meeting is recorded, and no longer than seven days after it.
- Each view is noted: who looked, and when.

# If you change your mind

Switch it off in the meeting’s details at any time. From that moment nobody can see it.$en$,
false, '2026-03-01');
