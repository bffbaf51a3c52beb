-- Words of a programme in English beside those in Korean; without them English pages show the Korean ones.

alter table programme
  add column introduction_en text,
  add column place_en text;
alter table programme_session
  add column title_en text,
  add column place_en text;
