-- Indexes for lists of courses, and the common codes that a new portal starts with (docs/specification.md, Constants and limits).
-- Administrators change all of the codes afterwards. Classes that are enumerations too carry the same keys and words.

-- In English a list of courses shows, and is sorted by, the Korean name where there is no English one.
alter table course
  add column name_in_english text collate "C" not null generated always as (coalesce(name_en, name_ko)) stored;
alter table course_master
  add column name_in_english text collate "C" not null generated always as (coalesce(name_en, name_ko)) stored;
create index course_order_en on course (year desc, semester_code desc, name_in_english, id);
create index course_master_order_en on course_master
  (year desc, grade, semester_code desc, subject_code collate "C" desc, name_in_english, id);
-- A code asked for without its term.
create index course_code on course (course_code);
create index course_master_code on course_master (course_code);
create index course_subject on course (subject_code);
create index course_master_subject on course_master (subject_code);

create temporary table code_line (position integer, class_code text, name_ko text, name_en text, codes text) on commit drop;

-- One line: a class with its codes, each `key=Korean=English`.
insert into code_line values
  (10, 'SEMESTER', '학기', 'Semester', '10=1학기=First semester|20=2학기=Second semester'),
  (20, 'GRADE', '학년', 'Year of study', '1=1학년=Year 1|2=2학년=Year 2|3=3학년=Year 3|4=4학년=Year 4|5=5학년=Year 5|6=6학년=Year 6'),
  (30, 'STUDENT_TYPE', '학생 구분', 'Student type', 'GENERAL=일반=General|ENTRUSTED=위탁=Entrusted|PART_TIME=시간제=Part-time'),
  (40, 'SCHOOL_REGISTER', '학적 상태', 'Register status',
    'ENROLLED=재학=Enrolled|LEAVE=휴학=On leave|GRADUATED=졸업=Graduated|EXPELLED=제적=Expelled|COMPLETED=수료=Coursework completed'),
  (50, 'COUNSELLING_CHANNEL', '상담 방법', 'Counselling channel',
    'FACE_TO_FACE=만나서=In person|ONLINE=온라인=Online|PHONE=전화=Phone|EMAIL=이메일=Email|SMS=문자=Text message|KAKAO=카카오톡=KakaoTalk'),
  (60, 'VIDEO_CHANNEL', '화상 도구', 'Video channel', 'ZOOM=줌=Zoom|WEBEX=웹엑스=Webex|YOUTUBE_LIVE=유튜브 라이브=YouTube Live|OTHER=그 밖=Other'),
  (70, 'COUNSELLING_TOPIC', '상담 분야', 'Counselling topic',
    'STUDY=학업=Study|CAREER=진로=Career path|EMPLOYMENT=취업=Getting a job|CAMPUS_LIFE=대학생활=Campus life|'
    'PROBATION=학사경고=Academic probation|LEAVE_RETURN=휴학과 복학=Leave and return|MAJOR_CHANGE=전과와 복수전공=Changing or adding a major|'
    'SCHOLARSHIP=장학=Scholarships|OTHER=그 밖=Other'),
  (80, 'COUNSELLING_END_REASON', '상담을 마친 까닭', 'Why counselling ended',
    'AGREED=함께 정함=Agreed together|LIMIT=정한 횟수를 마침=Sessions used up|DROPPED=도중에 그만둠=Stopped early|'
    'REFERRED=다른 기관에 의뢰=Referred elsewhere|GRADUATED=졸업=Graduated'),
  (90, 'LAW_CASE_TYPE', '법률상담 분야', 'Kind of legal matter',
    'LEASE=집과 임대차=Housing and leases|WORK=아르바이트와 임금=Part-time work and wages|CONTRACT=계약과 소비자=Contracts and consumer rights|'
    'DAMAGES=손해배상=Damages|TRAFFIC=교통사고=Traffic accidents|FAMILY=가족과 상속=Family and inheritance|CRIMINAL=형사 사건=Criminal matters|'
    'COPYRIGHT=저작권과 특허=Copyright and patents|DEFAMATION=명예훼손과 온라인 피해=Defamation and harm online|OTHER=그 밖=Other'),
  (100, 'SURVEY_QUESTION_TYPE', '설문 문항 형식', 'Survey question type',
    'DESCRIPTION=설명=Description|LONG=긴 글=Long text|MULTI=여러 개 고르기=Choose several|SHORT=짧은 글=Short text|'
    'SINGLE=하나 고르기=Choose one|SCALE5=5점 척도=5-point scale|YES_NO=예·아니요=Yes or no'),
  (110, 'MILEAGE_TYPE', '마일리지 구분', 'Mileage type',
    '01=비교과=Extracurricular|02=배움=BAEUM class|03=채움=CHAEUM class|04=이음=IEUM class|05=멘토=Mentor|06=멘티=Mentee|'
    '07=상담=Counselling|08=진단=Ability test|09=어학·자격=Languages and certificates|10=수상·봉사=Awards and volunteering|11=현장실습=Internship'),
  (120, 'PORTFOLIO_LAYOUT', '포트폴리오 배치', 'Portfolio layout',
    '1=한 칸=One column|2A=두 칸, 같은 너비=Two columns, equal|2B=두 칸, 왼쪽 넓게=Two columns, left wide|'
    '2C=두 칸, 오른쪽 넓게=Two columns, right wide|3=세 칸=Three columns|4=네 칸=Four columns'),
  (130, 'PORTFOLIO_BACKGROUND', '포트폴리오 배경', 'Portfolio background', 'THEME=테마=Theme|CUSTOM=내 이미지=My image|COLOR=단색=Plain colour'),
  (140, 'CORE_COMPETENCY', '핵심역량', 'Core competency',
    'COMMUNICATION=소통=Communication|CREATIVITY=창의융합=Creative convergence|PROBLEM_SOLVING=문제해결=Problem solving|'
    'SELF_DIRECTION=자기주도=Self-direction|COMMUNITY=공동체=Community'),
  (150, 'DAY_OF_WEEK', '요일', 'Day of the week',
    'MON=월요일=Monday|TUE=화요일=Tuesday|WED=수요일=Wednesday|THU=목요일=Thursday|FRI=금요일=Friday|SAT=토요일=Saturday|SUN=일요일=Sunday'),
  (160, 'HOUR', '시각', 'Hour',
    '10=오전 10시=10 AM|11=오전 11시=11 AM|13=오후 1시=1 PM|14=오후 2시=2 PM|15=오후 3시=3 PM|16=오후 4시=4 PM|'
    '17=오후 5시=5 PM|18=오후 6시=6 PM|19=오후 7시=7 PM|20=오후 8시=8 PM|21=오후 9시=9 PM|22=오후 10시=10 PM'),
  (170, 'REGION', '지역', 'Region', null);

insert into code (class_code, name_ko, name_en, position)
select line.class_code, line.name_ko, line.name_en, line.position from code_line line;

insert into code (class_code, mid_code, name_ko, name_en, position)
select line.class_code, split_part(entry.text, '=', 1), split_part(entry.text, '=', 2), split_part(entry.text, '=', 3), entry.at * 10
from code_line line, unnest(string_to_array(line.codes, '|')) with ordinality as entry(text, at);

-- The parts of each core competency.
create temporary table competency_line (mid_code text, codes text) on commit drop;
insert into competency_line values
  ('COMMUNICATION', 'LISTENING=경청과 공감=Listening and empathy|EXPRESSION=말과 글로 표현=Speaking and writing|FOREIGN_LANGUAGE=외국어=Foreign languages|MEDIATION=조정과 설득=Mediation and persuasion'),
  ('CREATIVITY', 'IDEAS=새로운 생각=New ideas|CONVERGENCE=지식 융합=Combining knowledge|DIGITAL=디지털 활용=Digital skills'),
  ('PROBLEM_SOLVING', 'ANALYSIS=문제 분석=Analysing problems|CRITICAL_THINKING=비판적 사고=Critical thinking|INFORMATION=정보 활용=Using information|EXECUTION=계획과 실행=Planning and doing'),
  ('SELF_DIRECTION', 'GOAL_SETTING=목표 세우기=Setting goals|SELF_MANAGEMENT=자기 관리=Managing oneself|LEARNING=스스로 배우기=Learning on one’s own|CHALLENGE=도전=Taking on challenges'),
  ('COMMUNITY', 'COLLABORATION=협력=Working together|RESPONSIBILITY=책임과 윤리=Responsibility and ethics|DIVERSITY=다양성 존중=Respect for diversity|SERVICE=나눔과 봉사=Service');

insert into code (class_code, mid_code, small_code, name_ko, name_en, position)
select 'CORE_COMPETENCY', line.mid_code, split_part(entry.text, '=', 1), split_part(entry.text, '=', 2), split_part(entry.text, '=', 3), entry.at * 10
from competency_line line, unnest(string_to_array(line.codes, '|')) with ordinality as entry(text, at);

-- Regions by the codes of the Ministry of the Interior and Safety (two digits, then five), as of 2026-07-01: Gwangju and
-- Jeollanam-do are one, and Incheon has new districts. What went out of use on that day stays, for records that carry it.
create temporary table region_line (
  position integer, mid_code text, name_ko text, name_en text, in_use boolean, districts text
) on commit drop;
insert into region_line values
  (10, '11', '서울특별시', 'Seoul', true,
    '110 종로구 Jongno-gu|140 중구 Jung-gu|170 용산구 Yongsan-gu|200 성동구 Seongdong-gu|215 광진구 Gwangjin-gu|'
    '230 동대문구 Dongdaemun-gu|260 중랑구 Jungnang-gu|290 성북구 Seongbuk-gu|305 강북구 Gangbuk-gu|'
    '320 도봉구 Dobong-gu|350 노원구 Nowon-gu|380 은평구 Eunpyeong-gu|410 서대문구 Seodaemun-gu|440 마포구 Mapo-gu|'
    '470 양천구 Yangcheon-gu|500 강서구 Gangseo-gu|530 구로구 Guro-gu|545 금천구 Geumcheon-gu|'
    '560 영등포구 Yeongdeungpo-gu|590 동작구 Dongjak-gu|620 관악구 Gwanak-gu|650 서초구 Seocho-gu|'
    '680 강남구 Gangnam-gu|710 송파구 Songpa-gu|740 강동구 Gangdong-gu'),
  (20, '26', '부산광역시', 'Busan', true,
    '110 중구 Jung-gu|140 서구 Seo-gu|170 동구 Dong-gu|200 영도구 Yeongdo-gu|230 부산진구 Busanjin-gu|'
    '260 동래구 Dongnae-gu|290 남구 Nam-gu|320 북구 Buk-gu|350 해운대구 Haeundae-gu|380 사하구 Saha-gu|'
    '410 금정구 Geumjeong-gu|440 강서구 Gangseo-gu|470 연제구 Yeonje-gu|500 수영구 Suyeong-gu|530 사상구 Sasang-gu|'
    '710 기장군 Gijang-gun'),
  (30, '27', '대구광역시', 'Daegu', true,
    '110 중구 Jung-gu|140 동구 Dong-gu|170 서구 Seo-gu|200 남구 Nam-gu|230 북구 Buk-gu|260 수성구 Suseong-gu|'
    '290 달서구 Dalseo-gu|710 달성군 Dalseong-gun|720 군위군 Gunwi-gun'),
  (40, '28', '인천광역시', 'Incheon', true,
    '125 제물포구 Jemulpo-gu|155 영종구 Yeongjong-gu|177 미추홀구 Michuhol-gu|185 연수구 Yeonsu-gu|'
    '200 남동구 Namdong-gu|237 부평구 Bupyeong-gu|245 계양구 Gyeyang-gu|275 서해구 Seohae-gu|290 검단구 Geomdan-gu|'
    '710 강화군 Ganghwa-gun|720 옹진군 Ongjin-gun'),
  (50, '12', '전남광주통합특별시', 'Jeonnam-Gwangju', true,
    '210 동구 Dong-gu|240 서구 Seo-gu|270 남구 Nam-gu|300 북구 Buk-gu|330 광산구 Gwangsan-gu|110 목포시 Mokpo-si|'
    '130 여수시 Yeosu-si|150 순천시 Suncheon-si|170 나주시 Naju-si|190 광양시 Gwangyang-si|710 담양군 Damyang-gun|'
    '720 곡성군 Gokseong-gun|730 구례군 Gurye-gun|740 고흥군 Goheung-gun|750 보성군 Boseong-gun|'
    '760 화순군 Hwasun-gun|770 장흥군 Jangheung-gun|780 강진군 Gangjin-gun|790 해남군 Haenam-gun|'
    '800 영암군 Yeongam-gun|810 무안군 Muan-gun|820 함평군 Hampyeong-gun|830 영광군 Yeonggwang-gun|'
    '840 장성군 Jangseong-gun|850 완도군 Wando-gun|860 진도군 Jindo-gun|870 신안군 Sinan-gun'),
  (60, '30', '대전광역시', 'Daejeon', true,
    '110 동구 Dong-gu|140 중구 Jung-gu|170 서구 Seo-gu|200 유성구 Yuseong-gu|230 대덕구 Daedeok-gu'),
  (70, '31', '울산광역시', 'Ulsan', true,
    '110 중구 Jung-gu|140 남구 Nam-gu|170 동구 Dong-gu|200 북구 Buk-gu|710 울주군 Ulju-gun'),
  (80, '36', '세종특별자치시', 'Sejong', true,
    '110 세종시 Sejong-si'),
  (90, '41', '경기도', 'Gyeonggi-do', true,
    '110 수원시 Suwon-si|130 성남시 Seongnam-si|150 의정부시 Uijeongbu-si|170 안양시 Anyang-si|'
    '190 부천시 Bucheon-si|210 광명시 Gwangmyeong-si|220 평택시 Pyeongtaek-si|250 동두천시 Dongducheon-si|'
    '270 안산시 Ansan-si|280 고양시 Goyang-si|290 과천시 Gwacheon-si|310 구리시 Guri-si|360 남양주시 Namyangju-si|'
    '370 오산시 Osan-si|390 시흥시 Siheung-si|410 군포시 Gunpo-si|430 의왕시 Uiwang-si|450 하남시 Hanam-si|'
    '460 용인시 Yongin-si|480 파주시 Paju-si|500 이천시 Icheon-si|550 안성시 Anseong-si|570 김포시 Gimpo-si|'
    '590 화성시 Hwaseong-si|610 광주시 Gwangju-si|630 양주시 Yangju-si|650 포천시 Pocheon-si|670 여주시 Yeoju-si|'
    '800 연천군 Yeoncheon-gun|820 가평군 Gapyeong-gun|830 양평군 Yangpyeong-gun'),
  (100, '51', '강원특별자치도', 'Gangwon State', true,
    '110 춘천시 Chuncheon-si|130 원주시 Wonju-si|150 강릉시 Gangneung-si|170 동해시 Donghae-si|'
    '190 태백시 Taebaek-si|210 속초시 Sokcho-si|230 삼척시 Samcheok-si|720 홍천군 Hongcheon-gun|'
    '730 횡성군 Hoengseong-gun|750 영월군 Yeongwol-gun|760 평창군 Pyeongchang-gun|770 정선군 Jeongseon-gun|'
    '780 철원군 Cheorwon-gun|790 화천군 Hwacheon-gun|800 양구군 Yanggu-gun|810 인제군 Inje-gun|'
    '820 고성군 Goseong-gun|830 양양군 Yangyang-gun'),
  (110, '43', '충청북도', 'Chungcheongbuk-do', true,
    '110 청주시 Cheongju-si|130 충주시 Chungju-si|150 제천시 Jecheon-si|720 보은군 Boeun-gun|'
    '730 옥천군 Okcheon-gun|740 영동군 Yeongdong-gun|745 증평군 Jeungpyeong-gun|750 진천군 Jincheon-gun|'
    '760 괴산군 Goesan-gun|770 음성군 Eumseong-gun|800 단양군 Danyang-gun'),
  (120, '44', '충청남도', 'Chungcheongnam-do', true,
    '130 천안시 Cheonan-si|150 공주시 Gongju-si|180 보령시 Boryeong-si|200 아산시 Asan-si|210 서산시 Seosan-si|'
    '230 논산시 Nonsan-si|250 계룡시 Gyeryong-si|270 당진시 Dangjin-si|710 금산군 Geumsan-gun|760 부여군 Buyeo-gun|'
    '770 서천군 Seocheon-gun|790 청양군 Cheongyang-gun|800 홍성군 Hongseong-gun|810 예산군 Yesan-gun|'
    '825 태안군 Taean-gun'),
  (130, '52', '전북특별자치도', 'Jeonbuk State', true,
    '110 전주시 Jeonju-si|130 군산시 Gunsan-si|140 익산시 Iksan-si|180 정읍시 Jeongeup-si|190 남원시 Namwon-si|'
    '210 김제시 Gimje-si|710 완주군 Wanju-gun|720 진안군 Jinan-gun|730 무주군 Muju-gun|740 장수군 Jangsu-gun|'
    '750 임실군 Imsil-gun|770 순창군 Sunchang-gun|790 고창군 Gochang-gun|800 부안군 Buan-gun'),
  (140, '47', '경상북도', 'Gyeongsangbuk-do', true,
    '110 포항시 Pohang-si|130 경주시 Gyeongju-si|150 김천시 Gimcheon-si|170 안동시 Andong-si|190 구미시 Gumi-si|'
    '210 영주시 Yeongju-si|230 영천시 Yeongcheon-si|250 상주시 Sangju-si|280 문경시 Mungyeong-si|'
    '290 경산시 Gyeongsan-si|730 의성군 Uiseong-gun|750 청송군 Cheongsong-gun|760 영양군 Yeongyang-gun|'
    '770 영덕군 Yeongdeok-gun|820 청도군 Cheongdo-gun|830 고령군 Goryeong-gun|840 성주군 Seongju-gun|'
    '850 칠곡군 Chilgok-gun|900 예천군 Yecheon-gun|920 봉화군 Bonghwa-gun|930 울진군 Uljin-gun|'
    '940 울릉군 Ulleung-gun'),
  (150, '48', '경상남도', 'Gyeongsangnam-do', true,
    '120 창원시 Changwon-si|170 진주시 Jinju-si|220 통영시 Tongyeong-si|240 사천시 Sacheon-si|250 김해시 Gimhae-si|'
    '270 밀양시 Miryang-si|310 거제시 Geoje-si|330 양산시 Yangsan-si|720 의령군 Uiryeong-gun|730 함안군 Haman-gun|'
    '740 창녕군 Changnyeong-gun|820 고성군 Goseong-gun|840 남해군 Namhae-gun|850 하동군 Hadong-gun|'
    '860 산청군 Sancheong-gun|870 함양군 Hamyang-gun|880 거창군 Geochang-gun|890 합천군 Hapcheon-gun'),
  (160, '50', '제주특별자치도', 'Jeju-do', true,
    '110 제주시 Jeju-si|130 서귀포시 Seogwipo-si'),
  (910, '28', '인천광역시', 'Incheon', false,
    '110 중구 Jung-gu|140 동구 Dong-gu|260 서구 Seo-gu'),
  (920, '29', '광주광역시', 'Gwangju', false,
    '110 동구 Dong-gu|140 서구 Seo-gu|155 남구 Nam-gu|170 북구 Buk-gu|200 광산구 Gwangsan-gu'),
  (930, '46', '전라남도', 'Jeollanam-do', false,
    '110 목포시 Mokpo-si|130 여수시 Yeosu-si|150 순천시 Suncheon-si|170 나주시 Naju-si|230 광양시 Gwangyang-si|'
    '710 담양군 Damyang-gun|720 곡성군 Gokseong-gun|730 구례군 Gurye-gun|770 고흥군 Goheung-gun|'
    '780 보성군 Boseong-gun|790 화순군 Hwasun-gun|800 장흥군 Jangheung-gun|810 강진군 Gangjin-gun|'
    '820 해남군 Haenam-gun|830 영암군 Yeongam-gun|840 무안군 Muan-gun|860 함평군 Hampyeong-gun|'
    '870 영광군 Yeonggwang-gun|880 장성군 Jangseong-gun|890 완도군 Wando-gun|900 진도군 Jindo-gun|'
    '910 신안군 Sinan-gun');

insert into code (class_code, mid_code, name_ko, name_en, position, in_use)
select 'REGION', line.mid_code, line.name_ko, line.name_en, line.position, line.in_use
from region_line line order by line.position
on conflict do nothing;

insert into code (class_code, mid_code, small_code, name_ko, name_en, position, in_use)
select 'REGION', line.mid_code, line.mid_code || split_part(district.text, ' ', 1), split_part(district.text, ' ', 2),
  split_part(district.text, ' ', 3), line.position * 100 + district.at, line.in_use
from region_line line, unnest(string_to_array(line.districts, '|')) with ordinality as district(text, at);
