-- Résumés take up approved claims of mileage; which items have a place in them is data.

alter table mileage_item
  add column resume_section text check (resume_section in ('LANGUAGE', 'CERTIFICATE', 'AWARD', 'VOLUNTEER', 'WORK')),
  add column resume_name_ko text not null default '',
  add column resume_name_en text not null default '',
  add column resume_place_ko text not null default '',
  add column resume_place_en text not null default '',
  add constraint mileage_item_resume check (resume_section is null or (resume_name_ko <> '' and resume_name_en <> ''));
comment on column mileage_item.resume_section is 'The section of a résumé that its approved claims go to. Null: they say too little.';
comment on column mileage_item.resume_place_ko is 'Who gives it, as a résumé says. Empty: the claim does not tell, and the student writes it.';

update mileage_item item
set resume_section = given.section, resume_name_ko = given.name_ko, resume_name_en = given.name_en,
  resume_place_ko = given.place_ko, resume_place_en = given.place_en
from (values
  ('TOEIC', 'LANGUAGE', 'TOEIC', 'TOEIC', '한국TOEIC위원회', 'ETS'),
  ('TOEFL', 'LANGUAGE', 'TOEFL iBT', 'TOEFL iBT', 'ETS', 'ETS'),
  ('HSK', 'LANGUAGE', 'HSK', 'HSK', 'CTI', 'CTI'),
  ('VOLUNTEERING', 'VOLUNTEER', '봉사 활동', 'Volunteering', '', ''),
  ('PLACEMENT', 'WORK', '현장실습', 'Field placement', '', '')
) as given(code, section, name_ko, name_en, place_ko, place_en)
where item.code = given.code;
