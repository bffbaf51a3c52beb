import { college } from './college.ts';

export const HUMANITIES = college(
  '11000',
  ['인문대학', 'College of Humanities'],
  [
    [
      {
        name: ['국어국문학과', 'Department of Korean Language and Literature'],
        field: ['국어국문학', 'Korean Studies'],
        subject: 'KOR',
        weight: 20,
        duties: 'D0707 D0403 D0205',
      },
      `국어학개론=Introduction to Korean Linguistics; 한국문학의 이해=Understanding Korean Literature; 고전문학사=History of Classical Literature;
     현대시론=Modern Poetry; 국어음운론=Korean Phonology; 현대소설론=Modern Fiction; 국어문법론=Korean Grammar; 희곡과 시나리오=Drama and Screenplay;
     한국어교육론=Teaching Korean as a Second Language; 문예비평=Literary Criticism; 출판과 편집=Publishing and Editing`,
    ],
    [
      {
        name: ['영어영문학과', 'Department of English Language and Literature'],
        field: ['영어영문학', 'English Studies'],
        subject: 'ENG',
        weight: 26,
        duties: 'D0801 D0707 D0404',
      },
      `영어학입문=Introduction to English Linguistics; 영문학개관=Survey of English Literature; 영어회화=English Conversation; 영작문=English Composition;
     영어음성학=English Phonetics; 미국문학=American Literature; 영미소설=British and American Fiction; 통번역 실습=Interpreting and Translation;
     셰익스피어=Shakespeare; 영어담화분석=English Discourse Analysis; 비즈니스 영어=Business English`,
    ],
    [
      {
        name: ['중어중문학과', 'Department of Chinese Language and Literature'],
        field: ['중어중문학', 'Chinese Studies'],
        subject: 'CHN',
        weight: 16,
        duties: 'D0801 D0802 D0804',
      },
      `초급중국어=Elementary Chinese; 중국문화의 이해=Understanding Chinese Culture; 중급중국어=Intermediate Chinese; 한문강독=Readings in Classical Chinese;
     중국문학사=History of Chinese Literature; 중국어문법=Chinese Grammar; 중국현대문학=Modern Chinese Literature; 무역중국어=Chinese for Trade;
     중국지역연구=Chinese Area Studies; 중국어 통번역=Chinese Interpreting and Translation`,
    ],
    [
      {
        name: ['사학과', 'Department of History'],
        field: ['역사학', 'History'],
        subject: 'HIS',
        weight: 15,
        duties: 'D1205 D0901 D0701',
      },
      `역사학입문=Introduction to History; 한국고대사=Ancient Korea; 동양사개설=Survey of Asian History; 서양사개설=Survey of Western History;
     조선시대사=History of the Joseon Dynasty; 사료강독=Reading Historical Sources; 한국근현대사=Modern Korea; 구술사 방법=Oral History;
     박물관과 기록=Museums and Archives; 세계화의 역사=History of Globalization`,
    ],
    [
      {
        name: ['철학과', 'Department of Philosophy'],
        field: ['철학', 'Philosophy'],
        subject: 'PHI',
        weight: 11,
        duties: 'D0707 D0904 D0101',
      },
      `철학의 문제들=Problems of Philosophy; 논리학=Logic; 서양고대철학=Ancient Western Philosophy; 동양철학입문=Introduction to Asian Philosophy;
     윤리학=Ethics; 근대철학=Modern Philosophy; 인식론=Epistemology; 과학철학=Philosophy of Science; 정치철학=Political Philosophy;
     인공지능과 윤리=Artificial Intelligence and Ethics`,
    ],
    [
      {
        name: [
          '글로벌문화콘텐츠·디지털미디어융합전공(문화기획·영상콘텐츠·게임스토리텔링·메타버스서비스기획·학과간 공동운영과정)',
          'Joint Programme in Global Culture Content and Digital Media (Planning, Video, Game Storytelling, Metaverse Services)',
        ],
        field: ['문화콘텐츠', 'Culture Content'],
        subject: 'GCC',
        weight: 10,
        duties: 'D0708 D0703 D0101',
      },
      `문화콘텐츠 입문=Introduction to Culture Content; 스토리텔링의 기초=Foundations of Storytelling; 디지털미디어의 이해=Understanding Digital Media;
     영상콘텐츠 제작=Video Production; 게임 시나리오=Game Scenario Writing; 축제와 지역문화=Festivals and Local Culture;
     콘텐츠 저작권=Copyright in Content; 메타버스 서비스 기획=Planning Metaverse Services; 글로벌 한류=The Global Korean Wave`,
    ],
  ],
);

export const SOCIETY = college(
  '12000',
  ['사회과학대학', 'College of Social Sciences'],
  [
    [
      {
        name: ['미디어커뮤니케이션학과', 'Department of Media and Communication'],
        field: ['미디어커뮤니케이션', 'Media and Communication'],
        subject: 'MDC',
        weight: 34,
        duties: 'D0101 D0701 D0702 D0704 D0203',
      },
      `커뮤니케이션의 이해=Understanding Communication; 미디어와 사회=Media and Society; 데이터 리터러시=Data Literacy; 저널리즘의 이해=Understanding Journalism;
     광고홍보론=Advertising and Public Relations; 사용자 조사 방법론=User Research Methods; 영상제작 실습=Video Production Workshop;
     미디어 데이터 분석=Media Data Analysis; 서비스 기획론=Service Planning; 미디어 심리학=Media Psychology; 미디어 법과 윤리=Media Law and Ethics;
     디지털 콘텐츠 기획=Digital Content Planning`,
    ],
    [
      {
        name: ['심리학과', 'Department of Psychology'],
        field: ['심리학', 'Psychology'],
        subject: 'PSY',
        weight: 24,
        duties: 'D1005 D0401 D0704',
      },
      `심리학개론=Introduction to Psychology; 심리통계=Statistics for Psychology; 발달심리학=Developmental Psychology; 인지심리학=Cognitive Psychology;
     사회심리학=Social Psychology; 성격심리학=Psychology of Personality; 이상심리학=Abnormal Psychology; 상담심리학=Counselling Psychology;
     심리검사=Psychological Testing; 산업 및 조직심리학=Industrial and Organizational Psychology; 임상심리학=Clinical Psychology`,
    ],
    [
      {
        name: ['사회복지학과', 'Department of Social Welfare'],
        field: ['사회복지', 'Social Welfare'],
        subject: 'SWF',
        weight: 24,
        duties: 'D0903 D0904 D0901',
      },
      `사회복지학개론=Introduction to Social Welfare; 인간행동과 사회환경=Human Behaviour and Social Environment; 사회복지역사=History of Social Welfare;
     사회복지실천론=Social Work Practice; 사회복지조사론=Research in Social Work; 아동복지론=Child Welfare; 노인복지론=Welfare of Older People;
     사회복지정책론=Social Welfare Policy; 지역사회복지론=Community Welfare; 사회복지행정론=Social Welfare Administration`,
    ],
    [
      {
        name: ['행정학과', 'Department of Public Administration'],
        field: ['행정학', 'Public Administration'],
        subject: 'PAD',
        weight: 28,
        duties: 'D0901 D0902 D0904',
      },
      `행정학개론=Introduction to Public Administration; 정책학개론=Introduction to Policy Studies; 조직론=Organization Theory; 인사행정론=Public Personnel Management;
     재무행정론=Public Finance Administration; 지방자치론=Local Government; 행정법=Administrative Law; 정책분석론=Policy Analysis;
     전자정부론=Digital Government; 공공갈등관리=Public Conflict Management`,
    ],
    [
      {
        name: ['정치외교학과', 'Department of Political Science and Diplomacy'],
        field: ['정치외교', 'Politics and Diplomacy'],
        subject: 'POL',
        weight: 18,
        duties: 'D0905 D0904 D0701',
      },
      `정치학개론=Introduction to Politics; 국제정치의 이해=Understanding International Politics; 비교정치론=Comparative Politics; 한국정치론=Korean Politics;
     외교정책론=Foreign Policy; 정치과정론=Political Process; 국제기구론=International Organizations; 동북아 국제관계=International Relations of Northeast Asia;
     선거와 여론=Elections and Public Opinion; 통일과 평화=Unification and Peace`,
    ],
    [
      {
        name: ['사회학과', 'Department of Sociology'],
        field: ['사회학', 'Sociology'],
        subject: 'SOC',
        weight: 15,
        duties: 'D0904 D0503 D0903',
      },
      `사회학개론=Introduction to Sociology; 현대사회와 문화=Modern Society and Culture; 사회조사방법=Social Survey Methods; 사회통계=Social Statistics;
     가족사회학=Sociology of Family; 도시사회학=Urban Sociology; 노동과 사회=Work and Society; 사회불평등론=Social Inequality;
     과학기술사회학=Sociology of Science and Technology; 사회학이론=Sociological Theory`,
    ],
  ],
);

export const BUSINESS = college(
  '13000',
  ['경영경제대학', 'College of Business and Economics'],
  [
    [
      {
        name: ['경영학과', 'Department of Business Administration'],
        field: ['경영', 'Business'],
        subject: 'BUS',
        weight: 46,
        duties: 'D0102 D0201 D0401 D0105 D0303',
      },
      `경영학원론=Principles of Management; 회계원리=Principles of Accounting; 경영통계=Business Statistics; 마케팅원론=Principles of Marketing;
     재무관리=Financial Management; 조직행동론=Organizational Behaviour; 인적자원관리=Human Resource Management; 소비자행동론=Consumer Behaviour;
     경영정보시스템=Management Information Systems; 경영전략=Business Strategy; 창업과 기업가정신=Start-ups and Entrepreneurship; 국제경영=International Business`,
    ],
    [
      {
        name: ['경제학과', 'Department of Economics'],
        field: ['경제학', 'Economics'],
        subject: 'ECO',
        weight: 30,
        duties: 'D0303 D0304 D0904',
      },
      `경제학원론=Principles of Economics; 경제수학=Mathematics for Economics; 미시경제학=Microeconomics; 거시경제학=Macroeconomics; 경제통계학=Statistics for Economics;
     화폐금융론=Money and Banking; 계량경제학=Econometrics; 노동경제학=Labour Economics; 재정학=Public Finance; 게임이론=Game Theory; 한국경제론=The Korean Economy`,
    ],
    [
      {
        name: ['국제통상학과', 'Department of International Trade'],
        field: ['국제통상', 'International Trade'],
        subject: 'ITR',
        weight: 26,
        duties: 'D0801 D0802 D0803',
      },
      `국제통상의 이해=Understanding International Trade; 무역실무=Trade Practice; 국제경제학=International Economics; 국제통상법=International Trade Law;
     국제금융론=International Finance; 국제물류론=International Logistics; 통상정책론=Trade Policy; 무역영어=English for Trade;
     해외시장조사=Overseas Market Research; 전자무역=Electronic Trade; 자유무역협정의 이해=Understanding Free Trade Agreements`,
    ],
    [
      {
        name: ['회계학과', 'Department of Accounting'],
        field: ['회계', 'Accounting'],
        subject: 'ACC',
        weight: 20,
        duties: 'D0301 D0302 D0306',
      },
      `회계학원론=Introduction to Accounting; 상법총론=Commercial Law; 중급회계=Intermediate Accounting; 원가회계=Cost Accounting; 세법개론=Introduction to Tax Law;
     관리회계=Managerial Accounting; 고급회계=Advanced Accounting; 회계감사=Auditing; 세무회계=Tax Accounting; 회계정보분석=Analysis of Accounting Information`,
    ],
    [
      {
        name: ['관광경영학과', 'Department of Tourism Management'],
        field: ['관광경영', 'Tourism Management'],
        subject: 'TOU',
        weight: 16,
        duties: 'D0804 D0201 D1203',
      },
      `관광학개론=Introduction to Tourism; 호텔경영론=Hotel Management; 관광자원론=Tourism Resources; 항공서비스론=Airline Services; 여행사경영론=Travel Agency Management;
     관광마케팅=Tourism Marketing; 외식산업론=Food Service Industry; 컨벤션기획론=Convention Planning; 관광정책론=Tourism Policy; 지역관광개발=Regional Tourism Development`,
    ],
  ],
);
