/** Résumés of the people whom everybody tries: one whole in both languages, one with little; one person has none. */
import type { ResumeContent } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { addDays } from '../calendar.ts';
import type { Plan, Student } from '../model.ts';
import type { CompletedAnswer } from '../programmes/trainee-rows.ts';
import { createIds } from '../random.ts';
import { makeContent, type Sections, type Told } from './resume-contents.ts';
import { alumniSections, DUTY_NEEDS, mediaPerson, mediaSections } from './resume-texts.ts';

const HOUR_MS = 3_600_000;
const KOREAN_MS = 9 * HOUR_MS;
/** Completed programmes that a résumé takes up. */
const MOST_TRAINING = 4;

export interface ResumeRows {
  readonly needs: Insertable<DB['resume_need']>[];
  readonly resumes: Insertable<DB['resume']>[];
  readonly versions: Insertable<DB['resume_version']>[];
}

export interface ResumeOwn {
  readonly students: readonly Student[];
  readonly completed: readonly CompletedAnswer[];
  readonly claims: readonly Pick<
    Insertable<DB['mileage_claim']>,
    'id' | 'member_id' | 'status' | 'item_id' | 'quantity'
  >[];
  readonly toeicId: string;
}

export function makeResumes(plan: Plan, own: ResumeOwn): ResumeRows {
  const nextId = createIds('resume');
  const nextItem = createIds('resume_item');
  const nextVersion = createIds('resume_version');
  const year = Number(plan.today.slice(0, 4));
  const resumes: Insertable<DB['resume']>[] = [];
  const versions: Insertable<DB['resume_version']>[] = [];
  const at = (days: number, hour: number): string =>
    new Date(Date.parse(`${addDays(plan.today, days)}T00:00:00Z`) + hour * HOUR_MS - KOREAN_MS).toISOString();
  const add = (student: Student, made: Made): string => {
    const id = nextId();
    const { changed = at(-2, 19), created = at(-30, 14), content, ...row } = made;
    const written = { content: JSON.stringify(content), created_at: created, changed_at: changed };
    const all = { duty_id: null, is_default: false, is_blind: false, ...row };
    resumes.push({ id, member_id: student.member.id, ...all, ...written });
    return id;
  };
  const named = (username: string) => own.students.find(({ member }) => member.username === username);

  const student = named('student');
  if (student) {
    const sections = merge(knownOf(student, own), mediaSections(year));
    const content = makeContent({ member: student.member, person: mediaPerson, sections, nextId: nextItem });
    const id = add(student, { title: '콘텐츠 마케팅 지원', duty_id: 'D0205', is_default: true, content });
    const earlier = withoutSection(withoutSection(content, 'AWARD'), 'LINK');
    const kept = { resume_id: id, content: JSON.stringify(earlier) };
    versions.push(
      { id: nextVersion(), number: 1, reason: 'AUTO', name: '', ...kept, created_at: at(-12, 20) },
      { id: nextVersion(), number: 2, reason: 'NAMED', name: '인턴 지원 때', ...kept, created_at: at(-9, 21) },
    );
    const second = makeContent({
      member: student.member,
      person: mediaPerson,
      sections,
      nextId: nextItem,
      isKoreanOnly: true,
    });
    add(student, {
      title: '공공기관 블라인드',
      is_blind: true,
      content: withoutSection(second, 'PROJECT'),
      changed: at(-6, 22),
    });
  }
  const freshman = named('freshman');
  if (freshman) {
    const sections = knownOf(freshman, own);
    const content = makeContent({ member: freshman.member, person: {}, sections, nextId: nextItem });
    add(freshman, { title: '내 이력서', is_default: true, content, changed: at(-1, 11), created: at(-1, 11) });
  }
  const alumni = named('alumni');
  if (alumni) {
    const sections = merge(knownOf(alumni, own), alumniSections(year));
    const content = makeContent({
      member: alumni.member,
      person: {},
      sections,
      nextId: nextItem,
      isKoreanOnly: true,
    });
    add(alumni, { title: '경력 이력서', is_default: true, content, changed: at(-20, 10), created: at(-60, 10) });
  }
  return { needs: makeNeeds(), resumes, versions };
}

interface Made extends Pick<Insertable<DB['resume']>, 'title' | 'duty_id' | 'is_default' | 'is_blind'> {
  readonly content: ResumeContent;
  readonly changed?: string;
  readonly created?: string;
}

function makeNeeds(): Insertable<DB['resume_need']>[] {
  const nextId = createIds('resume_need');
  return DUTY_NEEDS.map(({ dutyId, section, least, words, name: [nameKo, nameEn] }, at) => ({
    id: nextId(),
    duty_id: dutyId,
    section,
    least,
    words: [...words],
    name_ko: nameKo,
    name_en: nameEn,
    position: at * 10,
  }));
}

/** Facts that somebody took up from the portal; reading puts the university's own words in their place. */
function knownOf({ member, row }: Student, { completed, claims, toeicId }: ResumeOwn): Sections {
  const training = completed
    .filter(({ memberId }) => memberId === member.id)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_TRAINING)
    .map(({ traineeId, planned }): Told => {
      const month = new Date(planned.endsAt + KOREAN_MS).toISOString().slice(0, 7);
      return { title: planned.series.name, begins: month, ends: month, source: { kind: 'programme', id: traineeId } };
    });
  const scores = claims
    .filter((claim) => claim.member_id === member.id && claim.item_id === toeicId && claim.status === 'APPROVED')
    .slice(-1)
    .map(({ id, quantity }): Told => {
      const score = String(quantity);
      return { title: ['TOEIC', 'TOEIC'], detail: [score, score], source: { kind: 'mileage-claim', id } };
    });
  const begins = `${row.entrance_year}-03`;
  return {
    EDUCATION: [{ title: ['전공', 'Major'], begins, isOngoing: true, source: { kind: 'studies', id: row.id } }],
    TRAINING: training,
    LANGUAGE: scores,
  };
}

const merge = (one: Sections, other: Sections): Sections => ({ ...one, ...other });

function withoutSection(content: ResumeContent, section: string): ResumeContent {
  return {
    ...content,
    sectionList: content.sectionList.map((part) => (part.section === section ? { ...part, itemList: [] } : part)),
  };
}
