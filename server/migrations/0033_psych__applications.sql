-- Psychological counselling: consents, what students write, and their applications. In a schema of its own: whatever
-- goes over the tables of the portal does not come by it. Everything written is sealed with the key of its case.

create schema psych;

create table psych.consent (
  id uuid primary key,
  student_id uuid not null references student,
  document_code text not null,
  document_version integer not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (document_code, document_version) references consent_document (code, version)
);
create index consent_student on psych.consent (student_id, document_code);
create unique index consent_one_live on psych.consent (student_id, document_code) where withdrawn_at is null;
comment on table psych.consent is 'Who agreed to which version when, and withdrew it; rows are never deleted. Apart from the others, so that no list of consents tells who asked for help.';

create table psych.draft (
  student_id uuid primary key references student,
  data_key_id uuid not null references data_key,
  body text not null,
  saved_at timestamptz not null
);
create index draft_key on psych.draft (data_key_id);
create index draft_age on psych.draft (saved_at);

create table psych.counsellor (
  member_id uuid primary key references member,
  gender text check (gender in ('FEMALE', 'MALE')),
  weekly_hours integer not null default 20 check (weekly_hours between 0 and 60),
  is_on_duty boolean not null default false,
  version integer not null default 1
);
comment on table psych.counsellor is 'What assigning goes by. Who is a counsellor is said by the duty, with or without a row here.';

create table psych.application (
  id uuid primary key,
  student_id uuid not null references student,
  source text not null check (source in ('STUDENT', 'ON_BEHALF', 'REFERRAL')),
  taken_by uuid references member,
  status text not null check (status in ('WAITING', 'APPROVED', 'IN_PROGRESS', 'ENDED', 'CANCELLED')),
  level integer not null check (level between 0 and 3),
  data_key_id uuid not null references data_key,
  intake text not null,
  times text[] not null,
  channels text[] not null,
  gender text not null check (gender in ('ANY', 'FEMALE', 'MALE')),
  assigned_id uuid references member,
  applied_at timestamptz not null,
  approved_at timestamptz,
  first_at timestamptz,
  ended_at timestamptz,
  ending text,
  version integer not null default 1
);
create unique index application_one_open on psych.application (student_id) where status in ('WAITING', 'APPROVED', 'IN_PROGRESS');
create index application_student on psych.application (student_id, applied_at);
create index application_queue on psych.application (status, level desc, applied_at);
create index application_assigned on psych.application (assigned_id, status);
create index application_taken_by on psych.application (taken_by);
create index application_key on psych.application (data_key_id);
create index application_approved on psych.application (approved_at);
comment on column psych.application.intake is 'Sealed: what troubles the student, the answers and their scores.';
comment on column psych.application.level is '0 as they come, 3 an emergency; the only word of the answers that is kept in the clear.';

update menu set is_in_development = false where id = 'CS_PSCH';

insert into consent_document (code, version, title_ko, title_en, body_ko, body_en, is_mandatory, effective_on) values
('psych_personal', 1, '개인정보 수집·이용 동의', 'Consent to the use of personal data',
$ko$학생상담센터는 상담을 신청받고 진행하려고 아래 개인정보를 모아서 써요.

# 모으는 것

- 이름, 학번, 소속, 학년, 학적, 연락처
- 원하는 시간과 상담 방법, 상담 일정과 출석

# 쓰는 목적

- 신청을 받고, 상담자를 정하고, 일정을 알리는 데 써요.
- 이름을 뺀 건수 통계를 내는 데 써요. 통계에는 누구인지 알 수 있는 내용이 들어가지 않아요.

# 보관하는 동안

상담이 끝난 날부터 5년 동안 보관하고, 그 뒤에는 되살릴 수 없게 파기해요. 파기한 사실은 기록으로 남겨요.

# 동의하지 않을 권리

동의하지 않을 수 있어요. 다만 이 정보가 없으면 상담을 진행할 수 없어요. 동의는 언제든 철회할 수 있어요.$ko$,
$en$The Counselling Centre collects and uses the personal data below to receive and carry out counselling.

# What is collected

- Name, student number, department, year, register status, contact details
- Preferred times and ways to meet, appointments and attendance

# What it is used for

- Receiving your application, assigning a counsellor and telling you about appointments.
- Statistics of counts without names. Nothing in them tells who you are.

# How long it is kept

Five years from the day counselling ends. After that it is destroyed beyond recovery, and the fact of its destruction is noted.

# Your right to say no

You may decline. Without this data, however, counselling cannot take place. You can withdraw your consent at any time.$en$,
true, '2026-03-01'),
('psych_sensitive', 1, '민감정보 처리 동의', 'Consent to the use of sensitive data',
$ko$건강과 마음 상태에 관한 정보는 법이 따로 보호하는 민감정보예요. 그래서 따로 동의를 받아요.

# 모으는 것

- 힘든 점, 우울과 불안을 묻는 설문의 답과 점수
- 상담 내용과 상담자가 쓰는 상담 기록

# 쓰는 목적

- 얼마나 급한지 살피고, 알맞은 상담자를 정하고, 상담하는 데만 써요.
- 성적, 장학, 징계, 취업 추천에는 쓰지 않아요.

# 누가 보나요

담당 상담자와 상담센터 책임자만 봐요. 교수, 학과, 다른 부서, 포털 관리자는 볼 수 없어요. 내용은 암호로 잠가서 보관해요.

# 보관하는 동안

상담이 끝난 날부터 5년 동안 보관하고, 그 뒤에는 열쇠까지 없애서 아무도 읽을 수 없게 해요.

# 동의하지 않을 권리

동의하지 않을 수 있어요. 다만 이 정보가 없으면 포털로 상담을 신청할 수 없어요. 센터로 전화하거나 찾아오면 다른 방법을 함께 찾아요.$ko$,
$en$Information on your health and state of mind is sensitive data that the law protects separately. That is why we ask separately.

# What is collected

- What troubles you, and your answers and scores on the depression and anxiety questionnaires
- What is said in counselling and the counsellor’s record of it

# What it is used for

- Seeing how urgent it is, finding the right counsellor, and counselling itself. Nothing else.
- It is not used for grades, scholarships, discipline or job recommendations.

# Who sees it

Your counsellor and the head of the Counselling Centre. Professors, departments, other offices and administrators of the portal cannot. What you write is kept encrypted.

# How long it is kept

Five years from the day counselling ends. After that even its key is destroyed, so that nobody can read it.

# Your right to say no

You may decline. Without this data, however, you cannot apply through the portal. Call or visit the centre and we will find another way together.$en$,
true, '2026-03-01'),
('psych_confidential', 1, '비밀보장과 그 예외 안내 확인', 'Confidentiality and its exceptions',
$ko$상담에서 나눈 이야기는 비밀로 지켜요. 다만 아래와 같은 때에는 생명과 안전을 지키려고 꼭 필요한 만큼만 알릴 수 있어요.

# 비밀을 지킬 수 없는 때

- 자신이나 다른 사람의 생명과 몸이 위험하다고 판단될 때 (개인정보 보호법 제18조 제2항)
- 아동 학대나 성폭력처럼 법이 신고하도록 정한 일을 알게 됐을 때
- 법원의 명령이나 영장이 있을 때

# 그때는 이렇게 해요

- 되도록 먼저 본인에게 말하고 함께 방법을 찾아요.
- 보호자, 119, 112, 병원, 학교의 담당자 가운데 꼭 필요한 곳에만, 꼭 필요한 내용만 알려요.
- 누가 왜 열어 봤는지, 누구에게 알렸는지 기록으로 남겨요.

# 지금 위험하다면

답을 기다리지 말고 자살예방 상담전화 109에 전화해 주세요. 24시간 받아요.$ko$,
$en$What is said in counselling is kept secret. In the cases below we may tell others, only as far as needed to protect life and safety.

# When we cannot keep silent

- When your life or body, or somebody else’s, is judged to be in danger (Personal Information Protection Act, art. 18(2))
- When we learn of something the law obliges us to report, such as child abuse or sexual violence
- When there is a court order or a warrant

# What we do then

- Wherever possible we speak with you first and look for a way together.
- We tell only those who must know, among your guardian, 119, 112, a hospital and the responsible person at the university, and only what they must know.
- Who opened your record and why, and whom we told, is written down.

# If you are in danger now

Do not wait for an answer. Call 109, the suicide prevention line. It is open around the clock.$en$,
true, '2026-03-01');
