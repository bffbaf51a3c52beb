-- Completions: how they came about and why they went, assignments that were returned, and the survey about programmes.

alter table trainee
  add column completion_method text check (completion_method in ('RULE', 'HAND', 'SHEET')),
  add column completed_by uuid references member,
  add column withdrawn_by uuid references member,
  add column withdrawn_reason text,
  add constraint trainee_withdrawn check (withdrawn_by is null or withdrawn_at is not null);
create index trainee_completed_by on trainee (completed_by);
create index trainee_withdrawn_by on trainee (withdrawn_by);
create index trainee_certified on trainee (member_id, completed_at desc) where completed_at is not null;
comment on column trainee.completion_method is 'By the rules: it goes where corrected attendance no longer meets them. By hand or by a sheet: it stays.';
comment on column trainee.withdrawn_by is 'Null: attendance was corrected. Withdrawn by a person, it does not come back by itself.';

alter table trainee_assignment add column returned_at timestamptz;
alter table trainee_assignment add constraint trainee_assignment_returned check ((returned_at is null) = (returned_reason is null));
alter table trainee_assignment add constraint trainee_assignment_settled check (accepted_at is null or returned_at is null);

create index programme_ended on programme (ends_at) where published_at is not null and cancelled_at is null;

-- Asked of everybody with a confirmed place; staff change it by a new version.
create temporary table seeded (questions jsonb) on commit drop;
insert into seeded values ('[
    {"questionId": "intro", "type": "DESCRIPTION", "textKo": "프로그램이 어땠는지 들려주세요. 답은 익명으로 모으고, 다섯 명 이상 답했을 때만 결과를 보여요.", "textEn": "Tell us how the programme went. Answers are kept without names, and results are shown only once five people have answered.", "isRequired": false, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "overall", "type": "SCALE5", "textKo": "이 프로그램에 얼마나 만족하나요?", "textEn": "How satisfied are you with this programme?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "useful", "type": "SCALE5", "textKo": "배운 내용이 도움이 되었나요?", "textEn": "Was what you learned useful to you?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "teacher", "type": "SCALE5", "textKo": "진행자가 알기 쉽게 이끌어 주었나요?", "textEn": "Was it led in a way that was easy to follow?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "place", "type": "SCALE5", "textKo": "시간과 장소는 참여하기 편했나요?", "textEn": "Were the time and place convenient?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "recommend", "type": "YES_NO", "textKo": "다른 사람에게도 추천하고 싶나요?", "textEn": "Would you recommend it to others?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "words", "type": "LONG", "textKo": "좋았던 점이나 바라는 점이 있으면 적어 주세요.", "textEn": "Is there anything you liked, or anything you would like to be different?", "isRequired": false, "maxSelections": null, "optionList": [], "branchList": []}
  ]');
insert into survey (id, context_type, name_ko, name_en, purpose_ko, purpose_en, is_anonymous, least_answers, status, questions)
select '01990000-0000-7000-8000-000000000005', 'PROGRAMME', '프로그램 만족도', 'Satisfaction with programmes',
  '답은 프로그램을 더 낫게 하는 데에만 써요. 1분이면 돼요.', 'Your answers only help us improve programmes. It takes a minute.',
  true, 5, 'OPEN', seeded.questions from seeded;
insert into survey_version (id, survey_id, number, questions, published_at)
select '01990000-0000-7000-8000-000000000006', '01990000-0000-7000-8000-000000000005', 1, seeded.questions, now() from seeded;
