import { college } from './college.ts';

export const ARTS = college(
  '17000',
  ['예술체육대학', 'College of Arts and Sports'],
  [
    [
      {
        name: ['시각디자인학과', 'Department of Visual Design'],
        field: ['시각디자인', 'Visual Design'],
        subject: 'VIS',
        weight: 18,
        duties: 'D0705 D0704 D0204',
      },
      `기초조형=Basic Form; 드로잉=Drawing; 타이포그래피=Typography; 그래픽디자인=Graphic Design; 브랜드디자인=Brand Design; 편집디자인=Editorial Design;
     모션그래픽=Motion Graphics; 사용자 경험 디자인=User Experience Design; 정보디자인=Information Design; 디자인 포트폴리오=Design Portfolio`,
    ],
    [
      {
        name: ['산업디자인학과', 'Department of Industrial Design'],
        field: ['산업디자인', 'Industrial Design'],
        subject: 'IDE',
        weight: 15,
        duties: 'D0706 D0704 D0601',
      },
      `디자인사=History of Design; 입체조형=Three-Dimensional Form; 제품디자인=Product Design; 디자인 드로잉=Design Sketching; 디지털 모델링=Digital Modelling;
     인터페이스디자인=Interface Design; 서비스디자인=Service Design; 지속가능디자인=Sustainable Design; 모빌리티디자인=Mobility Design; 디자인경영=Design Management`,
    ],
    [
      {
        name: ['음악학과', 'Department of Music'],
        field: ['음악', 'Music'],
        subject: 'MUS',
        weight: 12,
        duties: 'D1201 D1203 D0404',
      },
      `음악이론=Music Theory; 시창청음=Sight Singing and Ear Training; 서양음악사=History of Western Music; 화성법=Harmony; 합창=Choir; 실내악=Chamber Music;
     국악개론=Introduction to Korean Traditional Music; 반주법=Accompaniment; 오케스트라=Orchestra; 음악교육론=Music Education`,
    ],
    [
      {
        name: ['연극영화학과', 'Department of Theatre and Film'],
        field: ['연극영화', 'Theatre and Film'],
        subject: 'THE',
        weight: 14,
        duties: 'D1202 D0702 D0703',
      },
      `연극개론=Introduction to Theatre; 영화의 이해=Understanding Film; 기초연기=Basic Acting; 희곡분석=Play Analysis; 촬영과 조명=Cinematography and Lighting;
     연출론=Directing; 시나리오 작법=Screenwriting; 영화편집=Film Editing; 무대미술=Stage Design; 제작실습=Production Workshop`,
    ],
    [
      {
        name: ['체육학과', 'Department of Physical Education'],
        field: ['체육', 'Physical Education'],
        subject: 'PED',
        weight: 16,
        duties: 'D1204 D0404 D1004',
      },
      `체육학개론=Introduction to Physical Education; 운동생리학=Exercise Physiology; 스포츠심리학=Sport Psychology; 트레이닝방법론=Training Methods; 운동역학=Biomechanics;
     스포츠사회학=Sociology of Sport; 스포츠마케팅=Sport Marketing; 건강교육=Health Education; 레크리에이션 지도=Recreation Leadership; 스포츠재활=Sport Rehabilitation`,
    ],
  ],
);

export const EDUCATION = college(
  '18000',
  ['사범대학', 'College of Education'],
  [
    [
      {
        name: ['교육학과', 'Department of Education'],
        field: ['교육학', 'Education'],
        subject: 'EDU',
        weight: 14,
        duties: 'D0402 D0406 D0404',
      },
      `교육학개론=Introduction to Education; 교육철학=Philosophy of Education; 교육심리학=Educational Psychology; 교육과정론=Curriculum; 교육평가=Educational Evaluation;
     교육공학=Educational Technology; 교육사회학=Sociology of Education; 평생교육론=Lifelong Education; 교육행정=Educational Administration; 학교상담=School Counselling`,
    ],
    [
      {
        name: ['국어교육과', 'Department of Korean Language Education'],
        field: ['국어교육', 'Korean Language Education'],
        subject: 'KED',
        weight: 12,
        duties: 'D0404 D0406 D0707',
      },
      `국어교육론=Korean Language Education; 문학교육론=Literature Education; 문법교육론=Grammar Education; 독서교육론=Reading Education; 작문교육론=Writing Education;
     화법교육론=Speech Education; 고전문학교육론=Teaching Classical Literature; 국어교재연구=Korean Teaching Materials; 국어교수법=Methods of Teaching Korean`,
    ],
    [
      {
        name: ['수학교육과', 'Department of Mathematics Education'],
        field: ['수학교육', 'Mathematics Education'],
        subject: 'MED',
        weight: 12,
        duties: 'D0404 D0406 D0503',
      },
      `기초수학=Foundations of Mathematics; 정수론=Number Theory; 해석학교육=Teaching Analysis; 대수학교육=Teaching Algebra; 기하학교육=Teaching Geometry;
     확률통계교육=Teaching Probability and Statistics; 수학교육론=Mathematics Education; 수학교재연구=Mathematics Teaching Materials; 수학교수법=Methods of Teaching Mathematics`,
    ],
    [
      {
        name: ['유아교육과', 'Department of Early Childhood Education'],
        field: ['유아교육', 'Early Childhood Education'],
        subject: 'ECE',
        weight: 12,
        duties: 'D0405 D0406 D0903',
      },
      `유아교육론=Early Childhood Education; 영유아발달=Infant Development; 놀이지도=Guiding Play; 유아교육과정=Early Childhood Curriculum; 유아언어교육=Language Education for Children;
     유아수학교육=Mathematics for Young Children; 유아미술교육=Art for Young Children; 부모교육=Parent Education; 유아교육기관 운영=Running a Kindergarten`,
    ],
  ],
);

export const MEDICINE = college(
  '19000',
  ['의약보건대학', 'College of Medicine, Pharmacy and Health'],
  [
    [
      {
        name: ['의학과', 'School of Medicine'],
        field: ['의학', 'Medicine'],
        subject: 'MDS',
        weight: 16,
        years: 6,
        duties: 'D1002 D1006 D0607',
      },
      `의학입문=Introduction to Medicine; 의용생물학=Biology for Medicine; 세포와 유전=Cells and Genes; 의료와 사회=Medicine and Society; 해부학=Anatomy; 생리학=Physiology;
     병리학=Pathology; 약리학=Pharmacology; 내과학=Internal Medicine; 외과학=Surgery; 소아과학=Paediatrics; 임상실습=Clinical Clerkship`,
    ],
    [
      {
        name: ['간호학과', 'Department of Nursing'],
        field: ['간호', 'Nursing'],
        subject: 'NUR',
        weight: 32,
        duties: 'D1001 D1006 D0903',
      },
      `간호학개론=Introduction to Nursing; 인체구조와 기능=Structure and Function of the Body; 기본간호학=Fundamentals of Nursing; 건강사정=Health Assessment;
     성인간호학=Adult Nursing; 모성간호학=Maternity Nursing; 아동간호학=Paediatric Nursing; 정신간호학=Psychiatric Nursing; 지역사회간호학=Community Health Nursing;
     간호관리학=Nursing Management`,
    ],
    [
      {
        name: ['약학과', 'College of Pharmacy'],
        field: ['약학', 'Pharmacy'],
        subject: 'PHA',
        weight: 14,
        years: 6,
        duties: 'D1003 D1006 D0607',
      },
      `약학입문=Introduction to Pharmacy; 약학기초화학=Chemistry for Pharmacy; 약학생물=Biology for Pharmacy; 유기약품화학=Organic Pharmaceutical Chemistry; 물리약학=Physical Pharmacy;
     생약학=Pharmacognosy; 약물학=Drug Action; 약제학=Pharmaceutics; 의약화학=Medicinal Chemistry; 임상약학=Clinical Pharmacy; 약무실습=Pharmacy Practice; 약사법규=Pharmacy Law`,
    ],
    [
      {
        name: ['물리치료학과', 'Department of Physical Therapy'],
        field: ['물리치료', 'Physical Therapy'],
        subject: 'PTH',
        weight: 14,
        duties: 'D1004 D1204 D1006',
      },
      `물리치료학개론=Introduction to Physical Therapy; 인체해부학=Human Anatomy; 기능해부학=Functional Anatomy; 신경과학=Neuroscience; 운동치료학=Therapeutic Exercise;
     정형물리치료=Orthopaedic Physical Therapy; 신경물리치료=Neurological Physical Therapy; 소아물리치료=Paediatric Physical Therapy; 의료법규=Medical Law`,
    ],
  ],
);
