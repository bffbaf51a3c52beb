/**
 * Liberal education: areas of courses that everybody takes.
 */
import { readSubjects, type Subject } from './college.ts';

export interface GeneralArea {
  readonly subject: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly subjects: readonly Subject[];
}

const area = (subject: string, name: readonly [ko: string, en: string], subjects: string): GeneralArea => ({
  subject,
  nameKo: name[0],
  nameEn: name[1],
  subjects: readSubjects(subjects, 2),
});

export const GENERAL_AREAS: readonly GeneralArea[] = [
  area(
    'GWR',
    ['글쓰기와 소통', 'Writing and communication'],
    `대학 글쓰기=College Writing; 발표와 토론=Presentation and Debate; 비판적 사고=Critical Thinking; 학술 글쓰기=Academic Writing; 협상과 설득=Negotiation and Persuasion;
     한국어와 한국 문화=Korean Language and Culture; 직장에서의 글쓰기=Writing at Work`,
  ),
  area(
    'GFL',
    ['외국어', 'Foreign languages'],
    `대학 영어=College English; 실용 영어 회화=Practical English Conversation; 기초 중국어=Basic Chinese; 기초 일본어=Basic Japanese; 기초 스페인어=Basic Spanish;
     기초 독일어=Basic German; 영어 발표=Presenting in English; 기초 베트남어=Basic Vietnamese`,
  ),
  area(
    'GDG',
    ['디지털 소양', 'Digital literacy'],
    `컴퓨팅 사고=Computational Thinking; 인공지능의 이해=Understanding Artificial Intelligence; 데이터로 보는 세상=The World in Data; 생활 속의 코딩=Everyday Coding;
     디지털 안전과 윤리=Digital Safety and Ethics; 스프레드시트로 배우는 분석=Analysis with Spreadsheets; 생성형 인공지능과 글쓰기=Writing with Generative AI`,
  ),
  area(
    'GHA',
    ['인문과 예술', 'Humanities and arts'],
    `서양 고전 읽기=Reading the Western Classics; 동양 고전 읽기=Reading the Asian Classics; 현대 미술의 이해=Understanding Modern Art; 음악의 세계=The World of Music;
     영화로 보는 사회=Society in Film; 한국사의 쟁점=Debates in Korean History; 신화와 상상력=Myth and Imagination; 건축과 도시=Architecture and Cities`,
  ),
  area(
    'GSW',
    ['사회와 세계', 'Society and the world'],
    `법과 생활=Law in Daily Life; 시장경제의 이해=Understanding Markets; 민주 시민과 헌법=Citizenship and the Constitution; 심리학의 이해=Understanding Psychology;
     세계 시민과 지속가능발전=Global Citizenship and Sustainability; 다문화 사회의 이해=Understanding Multicultural Society; 성평등과 사회=Gender and Society; 개인 재무 설계=Personal Finance`,
  ),
  area(
    'GNS',
    ['자연과 과학', 'Nature and science'],
    `우주의 이해=Understanding the Universe; 생명과 진화=Life and Evolution; 기후 위기와 에너지=Climate Crisis and Energy; 수학의 즐거움=The Joy of Mathematics;
     뇌와 마음=Brain and Mind; 과학기술의 역사=History of Science and Technology; 식품과 영양=Food and Nutrition`,
  ),
  area(
    'GCR',
    ['진로와 자기계발', 'Careers and self-development'],
    `대학 생활과 진로=College Life and Careers; 진로 설계와 자기 이해=Career Design and Self-Understanding; 직업 세계의 이해=Understanding the World of Work;
     취업 준비와 자기소개서=Job Preparation and Cover Letters; 창업의 첫걸음=First Steps in Start-ups; 리더십과 협업=Leadership and Collaboration; 봉사와 실천=Service Learning`,
  ),
  area(
    'GPE',
    ['체육과 건강', 'Sports and health'],
    `생활 체육=Sports for Life; 수영=Swimming; 배드민턴=Badminton; 요가와 명상=Yoga and Meditation; 스트레스와 정신 건강=Stress and Mental Health; 응급 처치=First Aid`,
  ),
];
