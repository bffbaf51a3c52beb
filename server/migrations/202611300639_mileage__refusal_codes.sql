-- Reasons for refusing a claim of mileage, among the codes.

insert into code (class_code, name_ko, name_en, position)
values ('MILEAGE_CLAIM_REFUSAL', '마일리지 인정 반려 이유', 'Reason for refusing a mileage claim', 115);
insert into code (class_code, mid_code, name_ko, name_en, position) values
  ('MILEAGE_CLAIM_REFUSAL', 'UNREADABLE', '증빙이 흐리거나 잘려서 읽을 수 없어요', 'The evidence is blurred or cut off and can’t be read', 10),
  ('MILEAGE_CLAIM_REFUSAL', 'INCOMPLETE', '필요한 증빙이 빠졌어요', 'Required evidence is missing', 20),
  ('MILEAGE_CLAIM_REFUSAL', 'DIFFERENT', '신청한 내용과 증빙의 날짜나 수량이 달라요', 'The date or quantity differs from the evidence', 30),
  ('MILEAGE_CLAIM_REFUSAL', 'NUMBER', '자격·성적 번호를 확인할 수 없어요', 'The certificate number can’t be confirmed', 40),
  ('MILEAGE_CLAIM_REFUSAL', 'PERSON', '증빙에서 본인 이름을 확인할 수 없어요', 'Your name can’t be found on the evidence', 50);
