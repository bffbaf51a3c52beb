-- Surveys (docs/specification.md, Surveys; docs/decisions/027-anonymous-answers.md).

create table survey (
  id uuid primary key,
  context_type text not null,
  name_ko text not null,
  name_en text not null,
  purpose_ko text not null,
  purpose_en text not null,
  is_anonymous boolean not null,
  least_answers integer not null check (least_answers >= 5),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'OPEN', 'CLOSED')),
  opens_at timestamptz,
  closes_at timestamptz,
  questions jsonb not null,
  data_key_id uuid references data_key,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references member (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references member (id),
  check (closes_at > opens_at)
);
-- People are asked one survey about one thing.
create unique index survey_open on survey (context_type) where status = 'OPEN';
create index survey_list on survey (id desc, status, context_type);
comment on column survey.data_key_id is 'Seals what people write: one for all, because a key of an answer''s own would say when it was made. None before somebody wrote.';
comment on column survey.questions is 'The draft of the next version.';
comment on column survey.least_answers is 'From how many answers on results are shown; of the setting survey.leastAnswers on the day it was begun.';

create table survey_version (
  id uuid primary key,
  survey_id uuid not null references survey (id),
  number integer not null check (number > 0),
  questions jsonb not null,
  published_at timestamptz not null,
  published_by uuid references member (id),
  unique (survey_id, number)
);

create function refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception 'rows of % stay as they are', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger survey_version_stays before update or delete on survey_version
  for each row execute function refuse_change();
comment on table survey_version is 'What was published; the database refuses to change it.';

create table survey_target (
  survey_id uuid not null references survey (id),
  context_id uuid not null,
  member_id uuid not null references member (id),
  primary key (survey_id, context_id, member_id)
);
comment on table survey_target is 'Who has answered about what, and nothing else: no time, no id, no answer.';

create table survey_response (
  id uuid primary key default gen_random_uuid(),
  survey_id uuid not null references survey (id),
  version_id uuid not null references survey_version (id),
  facets jsonb not null,
  is_counted boolean not null,
  answered_on date not null,
  choices jsonb not null,
  sealed_texts text,
  context_id uuid,
  member_id uuid references member (id),
  answered_at timestamptz,
  unique (survey_id, context_id, member_id),
  check (num_nulls(context_id, member_id, answered_at) in (0, 3))
);
create index survey_response_version on survey_response (version_id, is_counted);
create index survey_response_survey on survey_response (survey_id);
comment on table survey_response is 'Answers. Anonymous ones name nobody and nothing, carry a day and a random id, and are written anew in a random order whenever another one comes.';
comment on column survey_response.facets is 'Properties of what was asked about by which results are narrowed; none that fewer than least_answers share is counted by itself.';
comment on column survey_response.choices is '{ question: [answer, …] }';

-- Where the screens of surveys are: beside the boards.
insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('ADM_SURVEY', 'ADM', '설문 관리', 'Surveys', '/admin/survey', '/admin/survey/list', 55, false, true, null, '{administrator,type:STAFF}', '{}', '정보화팀', 'IT services');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select role.id, 'ADM_SURVEY', codes.code, 'ALL'
from unnest(array['ADMINISTRATOR', 'STAFF']) as role(id), unnest(array['C', 'R', 'RR', 'U', 'D', 'E']) as codes(code);

-- What the university asks after counselling; staff change it by a new version.
create temporary table seeded (questions jsonb) on commit drop;
insert into seeded values ('[
    {"questionId": "intro", "type": "DESCRIPTION", "textKo": "상담이 어땠는지 들려주세요. 답은 이름 없이 모으고, 다섯 명 이상 답했을 때만 결과를 보여요.", "textEn": "Tell us how the counselling went. Answers are kept without names, and results are shown only once five people have answered.", "isRequired": false, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "overall", "type": "SCALE5", "textKo": "이번 상담에 얼마나 만족하나요?", "textEn": "How satisfied are you with this session?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "heard", "type": "SCALE5", "textKo": "상담자가 내 이야기를 잘 들어 주었나요?", "textEn": "Did the counsellor listen to you?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "useful", "type": "SCALE5", "textKo": "상담에서 들은 내용이 도움이 되었나요?", "textEn": "Was what you heard useful to you?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "time", "type": "SCALE5", "textKo": "상담 시간은 충분했나요?", "textEn": "Was there enough time?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "booking", "type": "SCALE5", "textKo": "상담을 신청하고 시간을 정하기 쉬웠나요?", "textEn": "Was it easy to ask for the session and find a time?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "again", "type": "YES_NO", "textKo": "다음에도 상담을 받고 싶나요?", "textEn": "Would you come again?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "words", "type": "LONG", "textKo": "좋았던 점이나 바라는 점이 있으면 적어 주세요.", "textEn": "Is there anything you liked, or anything you would like to be different?", "isRequired": false, "maxSelections": null, "optionList": [], "branchList": []}
  ]');
insert into survey (id, context_type, name_ko, name_en, purpose_ko, purpose_en, is_anonymous, least_answers, status, questions)
select '01990000-0000-7000-8000-000000000001', 'COUNSELLING', '상담 만족도', 'Satisfaction with counselling',
  '답은 상담을 더 낫게 하는 데에만 써요. 1분이면 돼요.', 'Your answers only help us improve counselling. It takes a minute.',
  true, 5, 'OPEN', seeded.questions from seeded;
insert into survey_version (id, survey_id, number, questions, published_at)
select '01990000-0000-7000-8000-000000000002', '01990000-0000-7000-8000-000000000001', 1, seeded.questions, now() from seeded;
