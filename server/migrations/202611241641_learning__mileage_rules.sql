-- Items, rules and purposes to begin with, modelled on the published rules of Korean universities; the office's menu and role.

insert into mileage_item (id, code, type_code, source, programme_type, grade_group, name_ko, name_en, evidence_ko, evidence_en, asks_number, position) values
  ('01990000-0000-7000-8000-000000000101', 'TALK', '01', 'CLAIM', null, null, '특강·세미나 참석', 'Talks and seminars', '참석 확인서', 'Confirmation of attendance', false, 10),
  ('01990000-0000-7000-8000-000000000102', 'BAEUM', '02', 'PROGRAMME', 'BAEUM', null, '배움 클래스 수료', 'BAEUM class completed', '', '', false, 20),
  ('01990000-0000-7000-8000-000000000103', 'CHAEUM', '03', 'PROGRAMME', 'CHAEUM', null, '채움 클래스 수료', 'CHAEUM class completed', '', '', false, 30),
  ('01990000-0000-7000-8000-000000000104', 'IEUM', '04', 'PROGRAMME', 'IEUM', null, '이음 클래스 수료', 'IEUM class completed', '', '', false, 40),
  ('01990000-0000-7000-8000-000000000105', 'MENTOR', '05', 'HAND', null, null, '멘토 활동', 'Mentoring others', '', '', false, 50),
  ('01990000-0000-7000-8000-000000000106', 'MENTEE', '06', 'HAND', null, null, '멘티 활동', 'Being mentored', '', '', false, 60),
  ('01990000-0000-7000-8000-000000000107', 'MEETING', '07', 'HAND', null, null, '지도교수 상담', 'Meeting an advisor', '', '', false, 70),
  ('01990000-0000-7000-8000-000000000108', 'TEST', '08', 'HAND', null, null, '진단검사 응시', 'Diagnosis test taken', '', '', false, 80),
  ('01990000-0000-7000-8000-000000000109', 'TOEIC', '09', 'CLAIM', null, 'ENGLISH', 'TOEIC', 'TOEIC', '성적표', 'Score report', true, 90),
  ('01990000-0000-7000-8000-000000000110', 'TOEFL', '09', 'CLAIM', null, 'ENGLISH', 'TOEFL iBT', 'TOEFL iBT', '성적표', 'Score report', true, 91),
  ('01990000-0000-7000-8000-000000000111', 'HSK', '09', 'CLAIM', null, 'CHINESE', 'HSK(급수)', 'HSK (level)', '성적표', 'Score report', true, 92),
  ('01990000-0000-7000-8000-000000000112', 'LICENCE', '09', 'CLAIM', null, null, '국가기술자격증', 'National technical licence', '자격증 사본', 'Copy of the licence', true, 93),
  ('01990000-0000-7000-8000-000000000113', 'PRIVATE_LICENCE', '09', 'CLAIM', null, null, '공인 민간자격증', 'Accredited private certificate', '자격증 사본', 'Copy of the certificate', true, 94),
  ('01990000-0000-7000-8000-000000000114', 'AWARD_INSIDE', '10', 'CLAIM', null, null, '교내 수상', 'Award of the university', '상장 사본', 'Copy of the award', false, 100),
  ('01990000-0000-7000-8000-000000000115', 'AWARD_OUTSIDE', '10', 'CLAIM', null, null, '교외 수상', 'Award from outside', '상장 사본', 'Copy of the award', false, 101),
  ('01990000-0000-7000-8000-000000000116', 'VOLUNTEERING', '10', 'CLAIM', null, null, '봉사 활동(시간)', 'Volunteering (hours)', '봉사 확인서', 'Confirmation of volunteering', true, 102),
  ('01990000-0000-7000-8000-000000000117', 'BLOOD', '10', 'CLAIM', null, null, '헌혈', 'Blood donation', '헌혈 증서', 'Certificate of donation', true, 103),
  ('01990000-0000-7000-8000-000000000118', 'PLACEMENT', '11', 'CLAIM', null, null, '현장실습 이수', 'Field placement', '현장실습 확인서', 'Confirmation of the placement', false, 110);

insert into mileage_rule (id, item_id, number, formula, cap_once, cap_term, cap_life, counts_best, pays_difference, needs_survey, valid_terms, register_statuses, claim_days, effective_from, note, created_at)
select ('01990000-0000-7000-8000-0000000002' || right(item.id::text, 2))::uuid, item.id, 1, given.formula::jsonb, given.cap_once, given.cap_term,
  given.cap_life, given.counts_best, given.counts_best, given.needs_survey, case given.code when 'TALK' then 4 else 8 end, '{ENROLLED}', given.claim_days, '2020-03-01', '대학들이 공개한 규정을 본떠 만든 규칙', '2020-03-01'
from (values
  ('TALK', '{"kind": "PIECE", "points": 5}', null::int, 30, null::int, false, false, 180),
  ('BAEUM', '{"kind": "PROMISED", "perHour": 1}', null, 500, null, false, true, null),
  ('CHAEUM', '{"kind": "PROMISED", "perHour": 1}', null, 500, null, false, true, null),
  ('IEUM', '{"kind": "PROMISED", "perHour": 1}', null, 500, null, false, true, null),
  ('MENTOR', '{"kind": "HOUR", "points": 3}', null, 90, null, false, false, null),
  ('MENTEE', '{"kind": "HOUR", "points": 2}', null, 60, null, false, false, null),
  ('MEETING', '{"kind": "PIECE", "points": 5}', null, 20, null, false, false, null),
  ('TEST', '{"kind": "PIECE", "points": 10}', null, 30, null, false, false, null),
  ('TOEIC', '{"kind": "GRADE", "rowList": [{"least": 600, "points": 50}, {"least": 700, "points": 100}, {"least": 800, "points": 200}, {"least": 900, "points": 300}]}', null, null, 300, true, false, 730),
  ('TOEFL', '{"kind": "GRADE", "rowList": [{"least": 61, "points": 50}, {"least": 79, "points": 100}, {"least": 95, "points": 200}, {"least": 105, "points": 300}]}', null, null, 300, true, false, 730),
  ('HSK', '{"kind": "GRADE", "rowList": [{"least": 4, "points": 100}, {"least": 5, "points": 200}, {"least": 6, "points": 300}]}', null, null, 300, true, false, 730),
  ('LICENCE', '{"kind": "PIECE", "points": 150}', null, null, 600, false, false, 365),
  ('PRIVATE_LICENCE', '{"kind": "PIECE", "points": 50}', null, null, 100, false, false, 365),
  ('AWARD_INSIDE', '{"kind": "PIECE", "points": 50}', null, 150, null, false, false, 180),
  ('AWARD_OUTSIDE', '{"kind": "PIECE", "points": 100}', null, 300, null, false, false, 180),
  ('VOLUNTEERING', '{"kind": "HOUR", "points": 1}', 30, 60, null, false, false, 180),
  ('BLOOD', '{"kind": "PIECE", "points": 10}', null, 20, null, false, false, 180),
  ('PLACEMENT', '{"kind": "PIECE", "points": 200}', null, null, 400, false, false, 180)
) as given(code, formula, cap_once, cap_term, cap_life, counts_best, needs_survey, claim_days)
join mileage_item item on item.code = given.code;

insert into mileage_purpose (code, name_ko, name_en, text_ko, text_en, least, unit, most, times_term, times_life, most_terms, won_per_point, needs_account, position) values
  ('SCHOLARSHIP', '마일리지 장학금', 'Mileage scholarship', '모은 마일리지를 장학금으로 받아요.', 'Receive your mileage as a scholarship.', 300, 10, 2000, 1, 8, 8, 1000, true, 10),
  ('TEST_FEE', '어학시험 응시료', 'Language test fee', '어학시험 응시료를 돌려받아요.', 'Get the fee of a language test back.', 50, 10, 100, 1, 4, 8, 1000, true, 20),
  ('BOOKS', '전공 도서 구입', 'Books', '전공 도서를 살 때 써요.', 'Use it for books of your subject.', 30, 10, 60, 2, null, 8, 1000, false, 30);

insert into menu (id, parent_id, name_ko, name_en, menu_path, opens_path, position, is_link, is_in_development, icon, any_of, none_of, office_ko, office_en) values
  ('LRN_MILEADM', 'LRN', '마일리지 관리', 'Manage mileage', '/lrn/mileage', '/lrn/mileage/list', 80, false, false, null, '{}', '{}', '교수학습센터', 'Teaching and learning centre');
update menu set is_in_development = false where id in ('LRN_MILE', 'LRN_MILEUSE');

insert into role (id, name_ko, name_en, is_built_in) values
  ('MILEAGE_OFFICE', '마일리지 담당', 'Mileage office', true);

-- Lines are for the student, the mileage office and the department of a claim; advisors and departments see totals.
delete from role_privilege where menu_id in ('LRN_MILE', 'LRN_MILEUSE') and role_id = 'STAFF';
delete from role_privilege where menu_id = 'LRN_MILEUSE' and role_id not in ('CURRENT_STUDENT', 'ALUMNI');
insert into role_privilege (role_id, menu_id, resource_code, scope)
select given.role_id, given.menu_id, codes.code, given.scope
from (values
    ('ALUMNI', 'LRN_MILE', 'RR', 'OWN'), ('ALUMNI', 'LRN_MILEUSE', 'RR', 'OWN'),
    ('MILEAGE_OFFICE', 'LRN_MILEADM', 'C R RR U D E', 'ALL'),
    ('STAFF', 'LRN_MILEADM', 'R RR U', 'DEPARTMENT')) as given(role_id, menu_id, codes, scope),
  unnest(string_to_array(given.codes, ' ')) as codes(code)
on conflict do nothing;
