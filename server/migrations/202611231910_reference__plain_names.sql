-- Names of codes in the words that people use; a university that chose its own keeps them.

update code set name_ko = '기타'
where code.class_code = any('{VIDEO_CHANNEL,COUNSELLING_TOPIC,LAW_CASE_TYPE}') and code.mid_code = 'OTHER' and code.name_ko = '그 밖';

update code set name_ko = '상담을 마친 이유'
where code.class_code = 'COUNSELLING_END_REASON' and code.mid_code = '' and code.name_ko = '상담을 마친 까닭';

update code set
  name_ko = case when code.name_ko = named.ko_before then named.ko else code.name_ko end,
  name_en = case when code.name_en = named.en_before then named.en else code.name_en end
from (values
  ('DESCRIPTION', '설명', '설명', 'Description', 'Text only'),
  ('LONG', '긴 글', '주관식 (길게)', 'Long text', 'Long answer'),
  ('SHORT', '짧은 글', '주관식 (짧게)', 'Short text', 'Short answer'),
  ('MULTI', '여러 개 고르기', '객관식 (여러 개 선택)', 'Choose several', 'Multiple choice'),
  ('SINGLE', '하나 고르기', '객관식 (하나 선택)', 'Choose one', 'Single choice')
) as named(mid_code, ko_before, ko, en_before, en)
where code.class_code = 'SURVEY_QUESTION_TYPE' and code.mid_code = named.mid_code;
