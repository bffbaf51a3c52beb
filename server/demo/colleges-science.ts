import { college } from './college.ts';

export const SCIENCE = college(
  '14000',
  ['자연과학대학', 'College of Natural Sciences'],
  [
    [
      {
        name: ['수학과', 'Department of Mathematics'],
        field: ['수학', 'Mathematics'],
        subject: 'MAT',
        weight: 16,
        duties: 'D0503 D0305 D0407',
      },
      `미적분학=Calculus; 집합론=Set Theory; 선형대수학=Linear Algebra; 해석학=Analysis; 현대대수학=Abstract Algebra; 미분방정식=Differential Equations;
     복소해석학=Complex Analysis; 위상수학=Topology; 수치해석=Numerical Analysis; 확률론=Probability Theory; 금융수학=Financial Mathematics`,
    ],
    [
      {
        name: ['물리학과', 'Department of Physics'],
        field: ['물리학', 'Physics'],
        subject: 'PHY',
        weight: 14,
        duties: 'D0607 D0603 D0602',
      },
      `일반물리학=General Physics; 일반물리실험=General Physics Laboratory; 역학=Mechanics; 전자기학=Electromagnetism; 수리물리학=Mathematical Physics;
     현대물리학=Modern Physics; 양자역학=Quantum Mechanics; 열통계물리학=Thermal and Statistical Physics; 고체물리학=Solid State Physics; 광학=Optics`,
    ],
    [
      {
        name: ['화학과', 'Department of Chemistry'],
        field: ['화학', 'Chemistry'],
        subject: 'CHE',
        weight: 17,
        duties: 'D0607 D0604 D0605',
      },
      `일반화학=General Chemistry; 일반화학실험=General Chemistry Laboratory; 유기화학=Organic Chemistry; 물리화학=Physical Chemistry; 분석화학=Analytical Chemistry;
     무기화학=Inorganic Chemistry; 생화학=Biochemistry; 기기분석=Instrumental Analysis; 고분자화학=Polymer Chemistry; 환경화학=Environmental Chemistry`,
    ],
    [
      {
        name: ['생명과학과', 'Department of Life Science'],
        field: ['생명과학', 'Life Science'],
        subject: 'BIO',
        weight: 22,
        duties: 'D0607 D1006 D1103',
      },
      `일반생물학=General Biology; 생명과학의 최전선=Frontiers of Life Science; 세포생물학=Cell Biology; 유전학=Genetics; 미생물학=Microbiology;
     분자생물학=Molecular Biology; 생태학=Ecology; 면역학=Immunology; 신경생물학=Neurobiology; 생물정보학=Bioinformatics; 생명윤리=Bioethics`,
    ],
    [
      {
        name: ['통계학과', 'Department of Statistics'],
        field: ['통계학', 'Statistics'],
        subject: 'STA',
        weight: 16,
        duties: 'D0503 D0305 D0304',
      },
      `통계학개론=Introduction to Statistics; 통계수학=Mathematics for Statistics; 수리통계학=Mathematical Statistics; 회귀분석=Regression Analysis;
     표본조사론=Sampling Survey; 실험계획법=Design of Experiments; 다변량분석=Multivariate Analysis; 시계열분석=Time Series Analysis;
     범주형자료분석=Categorical Data Analysis; 통계계산=Statistical Computing`,
    ],
  ],
);

export const ENGINEERING = college(
  '15000',
  ['공과대학', 'College of Engineering'],
  [
    [
      {
        name: ['기계공학과', 'Department of Mechanical Engineering'],
        field: ['기계공학', 'Mechanical Engineering'],
        subject: 'MEC',
        weight: 38,
        duties: 'D0601 D0605 D0606',
      },
      `공학입문설계=Introduction to Engineering Design; 정역학=Statics; 고체역학=Solid Mechanics; 열역학=Thermodynamics; 동역학=Dynamics; 유체역학=Fluid Mechanics;
     기계요소설계=Machine Element Design; 열전달=Heat Transfer; 자동제어=Automatic Control; 로봇공학=Robotics; 전산유체역학=Computational Fluid Dynamics`,
    ],
    [
      {
        name: ['전자공학과', 'Department of Electronic Engineering'],
        field: ['전자공학', 'Electronic Engineering'],
        subject: 'ELE',
        weight: 40,
        duties: 'D0602 D0603 D0506',
      },
      `전자공학입문=Introduction to Electronics; 디지털논리회로=Digital Logic Circuits; 회로이론=Circuit Theory; 전자회로=Electronic Circuits; 신호및시스템=Signals and Systems;
     반도체소자=Semiconductor Devices; 통신이론=Communication Theory; 마이크로프로세서=Microprocessors; 집적회로설계=Integrated Circuit Design;
     임베디드시스템=Embedded Systems; 디지털신호처리=Digital Signal Processing`,
    ],
    [
      {
        name: ['화학공학과', 'Department of Chemical Engineering'],
        field: ['화학공학', 'Chemical Engineering'],
        subject: 'CEN',
        weight: 24,
        duties: 'D0604 D0605 D0607',
      },
      `화학공학개론=Introduction to Chemical Engineering; 화공양론=Chemical Process Calculation; 화공열역학=Chemical Engineering Thermodynamics; 이동현상=Transport Phenomena;
     반응공학=Reaction Engineering; 분리공정=Separation Processes; 공정제어=Process Control; 고분자공학=Polymer Engineering;
     에너지공학=Energy Engineering; 공정설계=Process Design`,
    ],
    [
      {
        name: ['신소재공학과', 'Department of Materials Science and Engineering'],
        field: ['신소재공학', 'Materials Engineering'],
        subject: 'MSE',
        weight: 22,
        duties: 'D0603 D0605 D0607',
      },
      `재료과학개론=Introduction to Materials Science; 결정구조학=Crystallography; 재료열역학=Thermodynamics of Materials; 상변태론=Phase Transformation;
     재료물성=Properties of Materials; 반도체공정=Semiconductor Processing; 금속재료=Metallic Materials; 세라믹재료=Ceramic Materials;
     이차전지재료=Battery Materials; 나노재료=Nanomaterials`,
    ],
    [
      {
        name: ['건축공학과', 'Department of Architectural Engineering'],
        field: ['건축공학', 'Architectural Engineering'],
        subject: 'ARC',
        weight: 20,
        duties: 'D1101 D1102 D1103',
      },
      `건축학개론=Introduction to Architecture; 건축제도=Architectural Drawing; 건축구조역학=Structural Mechanics; 건축재료학=Building Materials; 건축환경=Building Environment;
     철근콘크리트구조=Reinforced Concrete Structures; 건축시공학=Building Construction; 건축설비=Building Services; 건설관리=Construction Management;
     건축정보모델링=Building Information Modelling`,
    ],
    [
      {
        name: ['산업공학과', 'Department of Industrial Engineering'],
        field: ['산업공학', 'Industrial Engineering'],
        subject: 'IND',
        weight: 20,
        duties: 'D0606 D0605 D0104',
      },
      `산업공학개론=Introduction to Industrial Engineering; 공업통계=Engineering Statistics; 경영과학=Operations Research; 인간공학=Human Factors; 생산관리=Production Management;
     품질공학=Quality Engineering; 시뮬레이션=Simulation; 공급망관리=Supply Chain Management; 데이터마이닝=Data Mining; 스마트팩토리=Smart Factories`,
    ],
  ],
);

export const SOFTWARE = college(
  '16000',
  ['소프트웨어대학', 'College of Software'],
  [
    [
      {
        name: ['컴퓨터공학과', 'Department of Computer Science and Engineering'],
        field: ['컴퓨터공학', 'Computer Engineering'],
        subject: 'CSE',
        weight: 46,
        duties: 'D0501 D0502 D0506 D0505',
      },
      `프로그래밍 기초=Introduction to Programming; 이산수학=Discrete Mathematics; 컴퓨터구조=Computer Architecture; 자료구조=Data Structures; 객체지향프로그래밍=Object-Oriented Programming;
     알고리즘=Algorithms; 운영체제=Operating Systems; 데이터베이스=Databases; 컴퓨터네트워크=Computer Networks; 소프트웨어공학=Software Engineering;
     컴파일러=Compilers; 분산시스템=Distributed Systems; 웹 서비스 개발=Web Service Development`,
    ],
    [
      {
        name: ['인공지능학과', 'Department of Artificial Intelligence'],
        field: ['인공지능', 'Artificial Intelligence'],
        subject: 'AIE',
        weight: 26,
        duties: 'D0504 D0503 D0501',
      },
      `인공지능개론=Introduction to Artificial Intelligence; 인공지능 수학=Mathematics for Artificial Intelligence; 파이썬 프로그래밍=Python Programming; 기계학습=Machine Learning;
     딥러닝=Deep Learning; 컴퓨터비전=Computer Vision; 자연어처리=Natural Language Processing; 강화학습=Reinforcement Learning;
     지능형 로봇=Intelligent Robots; 신뢰할 수 있는 인공지능=Trustworthy Artificial Intelligence`,
    ],
    [
      {
        name: ['데이터사이언스학과', 'Department of Data Science'],
        field: ['데이터사이언스', 'Data Science'],
        subject: 'DSC',
        weight: 22,
        duties: 'D0503 D0504 D0203',
      },
      `데이터사이언스 입문=Introduction to Data Science; 통계적 사고=Statistical Thinking; 데이터 처리 프로그래밍=Programming with Data; 데이터 시각화=Data Visualization;
     빅데이터 시스템=Big Data Systems; 예측모델링=Predictive Modelling; 텍스트 마이닝=Text Mining; 인과추론=Causal Inference;
     추천시스템=Recommender Systems; 데이터 윤리=Data Ethics`,
    ],
    [
      {
        name: ['정보보호학과', 'Department of Information Security'],
        field: ['정보보호', 'Information Security'],
        subject: 'SEC',
        weight: 18,
        duties: 'D0505 D0506 D0902',
      },
      `정보보호개론=Introduction to Information Security; 시스템 프로그래밍=System Programming; 암호학=Cryptography; 네트워크보안=Network Security; 웹보안=Web Security;
     디지털포렌식=Digital Forensics; 악성코드분석=Malware Analysis; 클라우드보안=Cloud Security; 보안관제=Security Operations; 개인정보보호법=Privacy Law`,
    ],
  ],
);
