/** Job duties: a tree of two levels, the target of goals and roadmaps. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';

/** A group, then its duties; their numbers follow from the order. */
const GROUPS = [
  '경영·기획=Management and planning; 서비스 기획자=Service planner; 경영 기획=Corporate planning; 사업 개발=Business development; 프로젝트 관리=Project management; 경영 컨설턴트=Management consultant; 창업가=Entrepreneur',
  '마케팅·홍보=Marketing and communication; 브랜드 마케팅=Brand marketing; 홍보=Public relations; 디지털 마케팅=Digital marketing; 광고 기획=Advertising planning; 콘텐츠 마케팅=Content marketing',
  '회계·금융=Accounting and finance; 회계=Accounting; 재무=Corporate finance; 은행원=Banking; 투자 분석=Investment analysis; 보험 계리=Actuary; 세무=Taxation',
  '인사·교육=People and education; 인사=Human resources; 사내 교육=Training and development; 한국어 교원=Teacher of Korean; 중등 교사=Secondary school teacher; 유치원 교사=Kindergarten teacher; 교육 콘텐츠 개발=Educational content; 학원 강사=Private tutor',
  '정보기술=Information technology; 백엔드 개발자=Back-end developer; 프런트엔드 개발자=Front-end developer; 데이터 분석가=Data analyst; 인공지능 엔지니어=AI engineer; 정보보안 전문가=Security specialist; 클라우드 엔지니어=Cloud engineer',
  '연구개발·생산=Research and production; 기계 설계=Mechanical design; 전자 회로 설계=Circuit design; 반도체 공정=Semiconductor process; 화학 공정=Chemical process; 품질 관리=Quality control; 생산 관리=Production management; 자연과학 연구원=Research scientist',
  '미디어·디자인=Media and design; 기자=Journalist; 방송 연출=Television producer; 영상 편집=Video editor; 사용자 경험 디자이너=UX designer; 시각 디자이너=Visual designer; 제품 디자이너=Product designer; 출판 편집자=Publishing editor; 게임 기획자=Game designer',
  '무역·유통·관광=Trade, retail and tourism; 해외 영업=Overseas sales; 무역 사무=Trade administration; 물류=Logistics; 호텔·관광 서비스=Hotel and tourism; 상품 기획=Merchandising',
  '공공·사회=Public and social work; 일반 행정직 공무원=Civil servant; 공기업 사무직=Public enterprise; 사회복지사=Social worker; 정책 분석=Policy analyst; 국제기구=International organization; 법무=Legal affairs',
  '보건·의료=Health; 간호사=Nurse; 의사=Physician; 약사=Pharmacist; 물리치료사=Physical therapist; 임상심리사=Clinical psychologist; 임상 연구=Clinical research',
  '건설·환경=Construction and environment; 건축 시공=Building construction; 건축 설계=Architectural design; 환경 관리=Environmental management',
  '문화·예술·체육=Culture, arts and sports; 연주자=Musician; 배우=Actor; 공연 기획=Performance planning; 스포츠 지도사=Sports instructor; 큐레이터=Curator',
];

export function makeDutyRows(): Insertable<DB['job_duty']>[] {
  return GROUPS.flatMap((line, group) => {
    const groupId = `D${String(group + 1).padStart(2, '0')}`;
    return line.split(';').map((pair, at) => {
      const [ko = '', en = ''] = pair.trim().split('=');
      return {
        id: at === 0 ? groupId : `${groupId}${String(at).padStart(2, '0')}`,
        parent_id: at === 0 ? null : groupId,
        name_ko: ko,
        name_en: en,
        position: (group + 1) * 100 + at,
      };
    });
  });
}
