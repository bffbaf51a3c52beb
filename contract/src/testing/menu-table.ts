/**
 * Every menu, and which demo people see it: written by hand from docs/specification.md §2 and §6 and from the matrix of
 * privileges, never taken from the seed that it checks. Server and browser test against this one table.
 */

/** In the order of the sign-in page, and of the marks below. */
export const DEMO_PEOPLE = [
  'student',
  'freshman',
  'graduate',
  'alumni',
  'peer',
  'supervisor',
  'fulltime',
  'lecturer',
  'professor',
  'chief',
  'chiefsupervisor',
  'assistant',
  'lectureassistant',
  'coach',
  'staff',
  'law',
  'lawreviewer',
  'psychologist',
  'psychmanager',
  'career',
  'education',
  'mileage',
  'testing',
  'badges',
  'admin',
  'dev',
  'outsider',
] as const;

/**
 * Menu, group above it, path, titles, visible to: students, faculty, offices, the one from outside.
 * Mentoring is one line of the matrix a programme: mentees and mentors see their own side, its other readers
 * the management and the notices, staff everything and they alone the matching.
 */
const TABLE = `
HOME | | /dashboard | 홈 | Home | 11111 11111111 1111111111111 .
ABL | |  | 역량·진단 | Ability |
ABL_MY | ABL | /ability/my/tab01 | 나의 역량 | My ability | 11111 ........ ............. .
ABL_T01 | ABL | /ability/test/01/list | 핵심역량 진단 | Core competency test | 11111 ........ ............. .
ABL_T02 | ABL | /ability/test/02/list | 학습전략 진단 | Learning strategy test | 11111 ........ ............. .
ABL_T03 | ABL | /ability/test/03/list | 진로·직무 진단 | Career and job test | 11111 ........ ............. .
ABL_GUIDE | ABL | /ability/guide/guide | 진단 안내 | Test guide | 11111 11111111 1111111111111 .
ABL_SYSTM | ABL | /ability/guide/systm | 역량 체계 | Competency framework | 11111 11111111 1111111111111 .
ABL_GRDT | ABL | /ability/grdtntest | 졸업 자가진단 | Graduation self-check | 111.1 ........ ............. .
ABL_ADM | ABL | /ability/instrument/list | 검사 관리 | Manage tests | ..... ........ .........1... .
ANL | |  | 학습분석 | Learning analytics |
ANL_STDNT | ANL | /anals/stdntinfo/list | 전체 학생 조회 | Total Student Search | ..... 11111111 1111111111111 .
ANL_TUTOR | ANL | /anals/stdntinfo/list/tutor | 지도학생 정보 | My students | ..... 1....1.. 1............ .
ANL_WEEK | ANL | /anals/analsinfo/week/list | 주차별 분석 | Weekly analysis | ..... 11111111 1111111111111 .
ANL_SEM | ANL | /anals/analsinfo/semstr/list | 학기별 분석 | Term analysis | ..... 11111111 1111111111111 .
ANL_STATS | ANL | /anals/stdntstats/list | 학생 통계 | Student statistics | ..... 11..111. 1111111111111 .
ANL_PROFCRS | ANL | /anals/stdntstats/list/course | 교수·교과목 목록 | Professor-course list | ..... ....1... ............. .
ANL_RPT | ANL | /anals/analsrpt/board/list | 분석 보고서 | Analysis reports | 11111 11111111 1111111111111 .
ANL_TIPS | ANL | /anals/stdytips/board/stdytips/list | 학습 노하우 | Study tips | 11111 11111111 1111111111111 .
ANL_MJR | ANL | /anals/stdytips/board/mjrlrnkwhw/list | 전공 학습법 | How to study a major | 11111 11111111 1111111111111 .
ANL_CNTST | ANL | /anals/stdytips/board/lrncntstpr/list | 학습 공모전 수상작 | Learning contest entries | 11111 11111111 1111111111111 .
CMM | |  | 커뮤니티 | Community |
CMM_NOTICE | CMM | /cmmnty/board/notice/list | 공지사항 | Notices | 11111 11111111 1111111111111 .
CMM_ARCH | CMM | /cmmnty/board/archive/list | 자료실 | Archive | 11111 11111111 1111111111111 .
CNS | |  | 상담 | Consulting |
CNS_PROF | CNS | /cnslt/professor/dtls/list | 상담 관리 | Manage Consultant | ..... 11..1... 1............ .
CNS_PEER | CNS | /cnslt/peer/dtls/list | 또래상담 관리 | Peer counselling | ....1 ........ ............. .
CNS_CAREER | CNS | /cnslt/career/dtls/list | 진로·취업상담 관리 | Career counselling | ..... ........ ......1...... .
CNS_STUD_U | CNS | /cnslt/professor/stdnt/list/univ | 지도학생_대학 | Assigned Student_University | ..... 11..1... 1............ .
CNS_STUD_G | CNS | /cnslt/professor/stdnt/list/grad | 지도학생_대학원 | Assigned Student_GradSchool | ..... 11..1... 1............ .
CNS_MSG | CNS | /cnslt/professor/msg/list | 상담 알림 | Consulting messages | ..... 11..1... 1............ .
CNS_PSY | CNS | /cnslt/psychological/dtls/list | 심리상담 관리 | Psychological counselling | ..... ........ ....11....... .
CNS_RESVE | CNS | /cnslt/psychological/resve | 상담실 예약 | Counselling rooms | ..... ........ ....11....... .
CNS_CNTC | CNS | /cnslt/psychological/cntc/form | 심리상담 의뢰 | Refer to psychological counselling | ..... 11..1... ............. .
CNS_LAW | CNS | /cnslt/law/dtls/list | 법률상담 관리 | Law counselling | ..... ........ ..11......... .
CNS_STAT | CNS | /cnslt/stat/staff/list | 상담 통계 | Consulting statistics | ..... 11..1... 1............ .
CNS_LINK | CNS | /cnslt/link | 외부 포트폴리오 | External portfolio site | ..... 11..1... 1111111111111 .
CS | |  | 상담 신청 | Ask for counselling |
CS_PROF | CS | /cs/prof/reqst/list | 상담 신청 | Professor and coach | 11111 ........ ............. .
CS_PSCH | CS | /cs/psch/reqst/agre | 심리상담 신청 | Psychological | 111.1 ........ ............. .
CS_LAW | CS | /cs/law/reqst/list | 법률상담 신청 | Law | 111.1 ........ ............. .
CS_HIST | CS | /cs/hist/list | 나의 상담 이력 | Consulting Hist | 11111 ........ ............. .
CRS | |  | 진로 | Course Info |
CRS_GOAL | CRS | /course/goal/setup | 진로 목표 설정 | Course Goal Setup | 11111 1...11.. 1111111111111 .
CRS_MY | CRS | /course/goal/my | 나의 진로 정보 | My Course Info | 11111 1...11.. 1111111111111 .
CRS_RM | CRS | /course/roadmap/my/schedule | 나의 로드맵 | RoadMap | 11111 1...11.. 1111111111111 .
CRS_RMREC | CRS | /course/roadmap/recommend/schedule | 추천 로드맵 | Recommend RoadMap | 11111 11111111 1111111111111 .
CRS_EXAM | CRS | /course/jobexam/list | 진로·취업 시험 | Course/Job Exam | 11111 11111111 1111111111111 .
JOB | |  | 취업 정보 | Job Info |
JOB_IB | JOB | | 일반·외부 채용정보 | General/Out Employ Info |
JOB_JK | JOB_IB | /course/recruit/ib/jk/list | 현장실습 | Internship | 11111 11111111 1111111111111 .
JOB_WK | JOB_IB | /course/recruit/ib/wk/list | 국가근로 | Work-study | 11111 11111111 1111111111111 .
JOB_REC | JOB_IB | /course/recruit/ib/recommend/list | 추천 채용 | Recommended jobs | 11111 11111111 1111111111111 .
JOB_PART | JOB | /course/recruit/parttime/list | 아르바이트 | Part Time Job | 11111 11111111 1111111111111 .
JOB_ALUM | JOB | /course/recruit/alumni/list | 동문 채용 | Jobs from alumni | 11111 111111.. 1111111111111 .
JOB_APPLY | JOB | /course/recruit/apply/list | 온라인 지원 내역 | On-line Apply Hist | 11111 ........ ............. .
EMP | |  | 취·창업 지원 | Support emp·startup |
EMP_FAIR | EMP | /course/emparc/board/cemparc/list | 취업박람회·자료 | Job Fair | 11111 11111111 1111111111111 .
EMP_FORM | EMP | /course/emparc/board/fmdown/list | 서식 내려받기 | Form Download | 11111 11111111 1111111111111 .
EMP_CNTST | EMP | /course/emparc/board/contest/list | 공모전 | Contests | 11111 11111111 1111111111111 .
EMP_RVW | EMP | /course/emparc/board/sucrvw/list | 합격 후기 | Success stories | 11111 11111111 1111111111111 .
EMP_TREND | EMP | /course/emparc/trend | 취업 동향 | Employment Status | 11111 11111111 1111111111111 .
LRN | |  | 학습 활동 | Learning Act |
LRN_BAEUM | LRN | /lrn/baeum/list | 배움 클래스 | BAEUM CLASS | 11111 11111111 1111111111111 .
LRN_CHAEUM | LRN | /lrn/chaeum/list | 채움 클래스 | CHAEUM CLASS | 11111 11111111 1111111111111 .
LRN_IEUM | LRN | /lrn/ieum/list | 이음 클래스 | IEUM CLASS | 11111 11111111 1111111111111 .
LRN_MILE | LRN | /lrn/mile/hist/list | 마일리지 | Mileage | 11111 1...111. 1............ .
LRN_MILEUSE | LRN | /lrn/mile/usereqst/list | 마일리지 사용 신청 | Use mileage | 11111 ........ ............. .
LRN_PRGM | LRN | /lrn/programme/list | 프로그램 운영 | Manage programmes | ..... 11111111 1111111111111 .
LRN_APRV | LRN | /lrn/approval/list | 개설·종료 승인 | Programme approval | ..... ........ .......1..... .
LRN_MILEADM | LRN | /lrn/mileage/list | 마일리지 관리 | Manage mileage | ..... ........ .1......1.... .
PTF | |  | 포트폴리오 | Portfolio |
PTF_RES | PTF | /portfolio/resume | 이력서 | Résumé | 11111 ........ ............. .
PTF_CL | PTF | /portfolio/cl/list | 자기소개서 | Cover letter | 11111 ........ ............. .
PTF_MY | PTF | /portfolio/my | 나의 포트폴리오 | My portfolio | 11111 ........ ............. .
PTF_EXC | PTF | /portfolio/exclnc | 우수 포트폴리오 | Excellent portfolios | 11111 111111.. 1111111111111 .
PTF_SEL | PTF | /portfolio/select/list | 포트폴리오 확인 | Confirm Portfolio | ..... ........ ..........1.. .
PTF_BADGE | PTF | /portfolio/badge/my | 나의 배지 | My badges | 11111 ........ ............. .
PTF_BADGEI | PTF | /portfolio/badge/intro | 배지 소개 | Badges | 11111 1....1.. 1111111111111 .
PTF_BADGEADM | PTF | /portfolio/badgeclass/list | 배지 관리 | Manage badges | ..... ....11.. ..........1.. .
PRF | |  | 교수 지원 | Professor support |
PRF_TIPS | PRF | /profsr/board/teachtips/list | 교수법 노하우 | Teaching tips | ..... 111111.1 1111111111111 .
PRF_WS | PRF | /profsr/workshp/list | 워크숍 | Workshops | ..... 111111.1 1111111111111 .
PRF_DSC | PRF | /profsr/board/dscsn/list | 토론방 | Discussion | ..... 111111.1 1111111111111 .
PRF_CL | PRF | /profsr/cl/list | 자기소개서 첨삭 | Cover letter correction | ..... 11..11.. 1.....1...1.. .
RDM | |  | 학생 이해 | Student understanding |
RDM_NEWS | RDM | /rdm/cmprh/news | 종합 소식 | News | 11111 1111111. 1111111111111 .
RDM_EXPRN | RDM | /rdm/cmprh/exprn | 경험 | Experience | 11111 1111111. 1111111111111 .
RDM_SWOT | RDM | /rdm/cmprh/swot | SWOT | SWOT | 11111 1111111. 1111111111111 .
RDM_GOAL | RDM | /rdm/cmprh/goal | 목표 | Goal | 11111 1111111. 1111111111111 .
RDM_OCPT | RDM | /rdm/cmprh/ocpt | 직업 | Occupation | 11111 1111111. 1111111111111 .
RDM_ROADMAP | RDM | /rdm/roadmap | 로드맵 | Roadmap | 11111 1111111. 1111111111111 .
RDM_RESUME | RDM | /rdm/resume | 이력서 | Résumé | 11111 1111111. 1111111111111 .
RDM_CL | RDM | /rdm/cl | 자기소개서 | Cover letter | 11111 1111111. 1111111111111 .
RDM_PORTFOLIO | RDM | /rdm/portfolio | 포트폴리오 | Portfolio | 11111 1111111. 1111111111111 .
MNT | |  | 멘토링 | Mentoring |
MNT_STUD | MNT | | 학습 멘토링 | Study Mentoring |
MNT_STUD_JOIN | MNT_STUD | /mntr/studmntr/mentee/list | 멘토링 참여 신청 | Enroll Mentoring Join | 111.1 ........ .111111111111 .
MNT_STUD_STAT | MNT_STUD | /mntr/studmntr/mentee/apply/list | 참여 신청 현황 | Mentoring Enroll Status | 111.1 ........ .111111111111 .
MNT_STUD_HIST | MNT_STUD | /mntr/studmntr/mentee/hist/list | 멘토링 참여 이력 | Mentoring Join Hist | 111.1 ........ .111111111111 .
MNT_STUD_RATE | MNT_STUD | /mntr/studmntr/mentee/survey/list | 만족도 평가 | Satisfaction Rating | 111.1 ........ .111111111111 .
MNT_STUD_OPIN | MNT_STUD | /mntr/studmntr/mentee/board/activity/list | 의견 게시판 | Opinion Board | 111.1 ........ .111111111111 .
MNT_STUD_OPEN | MNT_STUD | /mntr/studmntr/mentor/form | 멘토링 개설 신청 | Enroll Mentoring Opened | 11111 .......1 .111111111111 .
MNT_STUD_MNG | MNT_STUD | /mntr/studmntr/mentor/list | 멘토링 관리 | Mentoring Manage | 11111 11111111 1111111111111 .
MNT_STUD_OPENED | MNT_STUD | /mntr/studmntr/mentor/open/list | 개설 신청 현황 | Enroll Opened Status | 11111 .......1 .111111111111 .
MNT_STUD_MATCH | MNT_STUD | /mntr/studmntr/mentor/match/list | 멘티 매칭 | Mentee Matching | ..... ........ .111111111111 .
MNT_STUD_RESULT | MNT_STUD | /mntr/studmntr/mentor/result/list | 멘토 결과 | Mentor Result | 11111 .......1 .111111111111 .
MNT_STUD_JOINED | MNT_STUD | /mntr/studmntr/mentee/join/list | 참여 멘토링 관리 | Manage Joined Mentoring | 111.1 ........ .111111111111 .
MNT_STUD_ACT | MNT_STUD | /mntr/studmntr/mentor/board/activity/list | 활동 게시판 | Activity board | 11111 .......1 .111111111111 .
MNT_STUD_NOTICE | MNT_STUD | /mntr/studmntr/board/notice/list | 멘토링 공지 | Mentoring notices | 11111 11111111 1111111111111 .
MNT_JOB | MNT | | 취업 멘토링 | Job Mentoring |
MNT_JOB_JOIN | MNT_JOB | /mntr/jobmntr/mentee/list | 멘토링 참여 신청 | Enroll Mentoring Join | 111.1 ........ .111111111111 .
MNT_JOB_STAT | MNT_JOB | /mntr/jobmntr/mentee/apply/list | 참여 신청 현황 | Mentoring Enroll Status | 111.1 ........ .111111111111 .
MNT_JOB_HIST | MNT_JOB | /mntr/jobmntr/mentee/hist/list | 멘토링 참여 이력 | Mentoring Join Hist | 111.1 ........ .111111111111 .
MNT_JOB_RATE | MNT_JOB | /mntr/jobmntr/mentee/survey/list | 만족도 평가 | Satisfaction Rating | 111.1 ........ .111111111111 .
MNT_JOB_OPIN | MNT_JOB | /mntr/jobmntr/mentee/board/activity/list | 의견 게시판 | Opinion Board | 111.1 ........ .111111111111 .
MNT_JOB_OPEN | MNT_JOB | /mntr/jobmntr/mentor/form | 멘토링 개설 신청 | Enroll Mentoring Opened | ...1. 11111... .111111111111 .
MNT_JOB_MNG | MNT_JOB | /mntr/jobmntr/mentor/list | 멘토링 관리 | Mentoring Manage | ...1. 111111.. 1111111111111 .
MNT_JOB_OPENED | MNT_JOB | /mntr/jobmntr/mentor/open/list | 개설 신청 현황 | Enroll Opened Status | ...1. 11111... .111111111111 .
MNT_JOB_MATCH | MNT_JOB | /mntr/jobmntr/mentor/match/list | 멘티 매칭 | Mentee Matching | ..... ........ .111111111111 .
MNT_JOB_RESULT | MNT_JOB | /mntr/jobmntr/mentor/result/list | 멘토 결과 | Mentor Result | ...1. 11111... .111111111111 .
MNT_JOB_JOINED | MNT_JOB | /mntr/jobmntr/mentee/join/list | 참여 멘토링 관리 | Manage Joined Mentoring | 111.1 ........ .111111111111 .
MNT_JOB_ACT | MNT_JOB | /mntr/jobmntr/mentor/board/activity/list | 활동 게시판 | Activity board | ...1. 11111... .111111111111 .
MNT_JOB_NOTICE | MNT_JOB | /mntr/jobmntr/board/notice/list | 멘토링 공지 | Mentoring notices | 11111 111111.. 1111111111111 .
MNT_HYF | MNT | | 하이파이브 멘토링 | HYFIVE Mentoring |
MNT_HYF_JOIN | MNT_HYF | /mntr/hyfivemntr/mentee/list | 멘토링 참여 신청 | Enroll Mentoring Join | 111.1 ........ .111111111111 1
MNT_HYF_STAT | MNT_HYF | /mntr/hyfivemntr/mentee/apply/list | 참여 신청 현황 | Mentoring Enroll Status | 111.1 ........ .111111111111 1
MNT_HYF_HIST | MNT_HYF | /mntr/hyfivemntr/mentee/hist/list | 멘토링 참여 이력 | Mentoring Join Hist | 111.1 ........ .111111111111 1
MNT_HYF_RATE | MNT_HYF | /mntr/hyfivemntr/mentee/survey/list | 만족도 평가 | Satisfaction Rating | 111.1 ........ .111111111111 1
MNT_HYF_OPIN | MNT_HYF | /mntr/hyfivemntr/mentee/board/activity/list | 의견 게시판 | Opinion Board | 111.1 ........ .111111111111 1
MNT_HYF_OPEN | MNT_HYF | /mntr/hyfivemntr/mentor/form | 멘토링 개설 신청 | Enroll Mentoring Opened | 11111 ........ .111111111111 1
MNT_HYF_MNG | MNT_HYF | /mntr/hyfivemntr/mentor/list | 멘토링 관리 | Mentoring Manage | 11111 111111.. 1111111111111 1
MNT_HYF_OPENED | MNT_HYF | /mntr/hyfivemntr/mentor/open/list | 개설 신청 현황 | Enroll Opened Status | 11111 ........ .111111111111 1
MNT_HYF_MATCH | MNT_HYF | /mntr/hyfivemntr/mentor/match/list | 멘티 매칭 | Mentee Matching | ..... ........ .111111111111 .
MNT_HYF_RESULT | MNT_HYF | /mntr/hyfivemntr/mentor/result/list | 멘토 결과 | Mentor Result | 11111 ........ .111111111111 1
MNT_HYF_JOINED | MNT_HYF | /mntr/hyfivemntr/mentee/join/list | 참여 멘토링 관리 | Manage Joined Mentoring | 111.1 ........ .111111111111 1
MNT_HYF_ACT | MNT_HYF | /mntr/hyfivemntr/mentor/board/activity/list | 활동 게시판 | Activity board | 11111 ........ .111111111111 1
MNT_HYF_NOTICE | MNT_HYF | /mntr/hyfivemntr/board/notice/list | 멘토링 공지 | Mentoring notices | 11111 111111.. 1111111111111 1
ADM | |  | 관리 | Administration |
ADM_SET | ADM | /admin/setting | 설정 | Settings | ..... ........ ...........1. .
ADM_MEMBER | ADM | /admin/member/list | 회원 관리 | Members | ..... ........ ...........1. .
ADM_DUTY | ADM | /admin/duty/list | 담당 업무 지정 | Duties | ..... ........ .111111111111 .
ADM_ROSTER | ADM | /admin/roster/list | 명부 가져오기 | Roster import | ..... ........ ...........1. .
ADM_ADVSR | ADM | /admin/advisor/list | 지도교수 배정 | Advisor assignment | ..... ....11.. .111111111111 .
ADM_CRCTN | ADM | /admin/correction/list | 상담 결과 정정 | Counselling outcomes | ..... ........ .111111111111 .
ADM_JOB | ADM | /admin/job/list | 작업 현황 | Jobs | ..... ........ ...........1. .
ADM_AUDIT | ADM | /admin/audit/list | 변경 이력 | Change log | ..... ........ ...........1. .
ADM_BOARD | ADM | /admin/board | 게시판 관리 | Boards | ..... ........ ...........1. .
ADM_SURVEY | ADM | /admin/survey/list | 설문 관리 | Surveys | ..... ........ .....1.1..11. .
ADM_POPUP | ADM | /admin/popup | 팝업 | Pop-ups | ..... ........ ...........1. .
ADM_STAT | ADM | /admin/stat | 통계 | Statistics | ..... ....11.. .111111111111 .
ADM_CODE | ADM | /admin/code | 코드 | Codes | ..... ........ ...........1. .
ADM_MENU | ADM | /admin/menu | 메뉴 | Menus | ..... ........ ...........1. .
ADM_PERM | ADM | /admin/permission | 권한 | Permissions | ..... ........ ...........1. .
ADM_SEM | ADM | /admin/semester | 학기 | Terms | ..... ........ ...........1. .
ADM_TAG | ADM | /admin/tag | 태그 관리 | Tags | ..... ........ ...........1. .
ADM_SMS | ADM | /admin/sms | SMS | SMS | ..... ........ ...........1. .
ADM_EMAIL | ADM | /admin/email | E-Mail | E-mail | ..... ........ ...........1. .
SMP | | /sample/page | 컴포넌트 | Components | ..... ........ ............1 .
ACC | | /session/account/form | 내 계정 | My account | 11111 11111111 1111111111111 1
`;

export interface ExpectedMenu {
  readonly menuId: string;
  readonly parentId: string | null;
  /** Path that the menu opens; null for a group. */
  readonly path: string | null;
  readonly nameKo: string;
  readonly nameEn: string;
  /** Empty for a group, which is seen by who sees a menu in it. */
  readonly seenBy: readonly string[];
}

export const EXPECTED_MENUS: readonly ExpectedMenu[] = TABLE.trim().split('\n').map(readLine);

function readLine(line: string): ExpectedMenu {
  const [menuId = '', parentId = '', path = '', nameKo = '', nameEn = '', marks = ''] = line
    .split('|')
    .map((part) => part.trim());
  const seenBy = DEMO_PEOPLE.filter((_, at) => marks.replaceAll(' ', '')[at] === '1');
  return { menuId, parentId: parentId || null, path: path || null, nameKo, nameEn, seenBy };
}

/** Returns the path by which the current menu is found: without its last step where that only names the first view. */
export function menuPathOf(menu: Pick<ExpectedMenu, 'menuId' | 'path'>): string | null {
  if (menu.menuId === 'CNS_CNTC') return '/cnslt/psychological/cntc';
  if (menu.menuId === 'ACC') return '/session/account';
  return menu.path && menu.path.replace(/\/(list|tab01|schedule|page|agre)$/, '');
}
