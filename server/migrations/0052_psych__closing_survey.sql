-- What the counselling centre asks when counselling has ended: choices alone, so that no word of it can be written down.

create temporary table seeded (questions jsonb) on commit drop;
insert into seeded values ('[
    {"questionId": "intro", "type": "DESCRIPTION", "textKo": "그동안의 상담이 어땠는지 들려주세요. 답은 이름 없이 모으고, 다섯 명 이상 답했을 때만 결과를 보여요.", "textEn": "Tell us how counselling went. Answers are kept without names, and results are shown only once five people have answered.", "isRequired": false, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "overall", "type": "SCALE5", "textKo": "센터의 상담에 얼마나 만족하나요?", "textEn": "How satisfied are you with counselling at the centre?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "heard", "type": "SCALE5", "textKo": "존중받으며 이야기할 수 있었나요?", "textEn": "Were you treated with respect and listened to?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "useful", "type": "SCALE5", "textKo": "처음 힘들었던 점이 나아졌나요?", "textEn": "Has what troubled you become better?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "wait", "type": "SCALE5", "textKo": "신청하고 기다린 시간은 괜찮았나요?", "textEn": "Was the time you waited acceptable?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "safe", "type": "SCALE5", "textKo": "비밀이 지켜진다고 느꼈나요?", "textEn": "Did you feel that it stayed confidential?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []},
    {"questionId": "again", "type": "YES_NO", "textKo": "힘든 친구가 있다면 센터를 권하고 싶나요?", "textEn": "Would you suggest the centre to a friend who needs it?", "isRequired": true, "maxSelections": null, "optionList": [], "branchList": []}
  ]');
insert into survey (id, context_type, name_ko, name_en, purpose_ko, purpose_en, is_anonymous, least_answers, status, questions)
select '01990000-0000-7000-8000-000000000011', 'PSYCHOLOGICAL', '상담센터 종결 설문', 'Closing survey of the Counselling Centre',
  '답은 센터의 상담을 더 낫게 하는 데에만 써요. 1분이면 돼요.', 'Your answers only help the centre do better. It takes a minute.',
  true, 5, 'OPEN', seeded.questions from seeded;
insert into survey_version (id, survey_id, number, questions, published_at)
select '01990000-0000-7000-8000-000000000012', '01990000-0000-7000-8000-000000000011', 1, seeded.questions, now() from seeded;
