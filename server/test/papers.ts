/** Papers of a student for tests, as rows that the portal itself could have made. */
import type { ResumeContent, ResumeItem, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { aBadge, aBadgeClass } from './badge-rows.ts';
import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';

const AT = new Date('2026-11-01T00:00:00.000Z');

export interface MadeLetter {
  readonly letterId: string;
  readonly questionIds: readonly string[];
}

/** Inserts a letter with answers. */
export async function aLetter(
  db: Db,
  wish: {
    readonly memberId: string;
    readonly title?: string;
    readonly company?: string;
    /** Answers to questions that are numbered, or questions with their answers. */
    readonly answers?: readonly (string | readonly [question: string, answer: string])[];
    readonly dueOn?: string | null;
  },
): Promise<MadeLetter> {
  const letterId = newId();
  await db
    .insertInto('cover_letter')
    .values({
      id: letterId,
      member_id: wish.memberId,
      title: wish.title ?? '나루전자 마케팅',
      company: wish.company ?? '나루전자',
      job: '마케팅',
      due_on: wish.dueOn ?? null,
      language: 'ko',
      created_at: AT,
      changed_at: AT,
    })
    .execute();
  const answers = wish.answers ?? ['처음 맡은 일을 끝까지 해냈어요.', '함께 일하는 사람을 살폈어요.'];
  const rows = answers.map((one, position) => {
    const [question, answer] = typeof one === 'string' ? [`문항 ${position + 1}`, one] : one;
    return { id: newId(), letter_id: letterId, position, question, unit: 'CHARACTER', answer };
  });
  if (rows.length > 0) await db.insertInto('cover_letter_question').values(rows).execute();
  return { letterId, questionIds: rows.map(({ id }) => id) };
}

type Items = Partial<Record<ResumeSection, readonly ResumeItem[]>>;

/** Returns a résumé with a name, a school, an activity that is hidden, and whatever else is given. */
export function aResumeContent(name: string, others: Items = {}): ResumeContent {
  const both = (ko: string, en: string) => ({ ko, en });
  const empty = emptyContent();
  const items: Items = {
    EDUCATION: [
      {
        ...emptyItem(newId()),
        title: both('경영학', 'Business'),
        place: both('한빛대학교', 'Hanbit University'),
        begins: '2022-03',
        isOngoing: true,
      },
    ],
    ACTIVITY: [{ ...emptyItem(newId()), title: both('숨긴 활동', ''), isShown: false }],
    ...others,
  };
  return {
    person: {
      ...empty.person,
      name: both(name, 'Naru Kim'),
      birthOn: '2003-05-05',
      summary: both('기획을 좋아해요.', 'I like planning.'),
    },
    sectionList: empty.sectionList.map((part) => ({ ...part, itemList: [...(items[part.section] ?? [])] })),
  };
}

export async function aResume(
  db: Db,
  wish: { readonly memberId: string; readonly name?: string; readonly isBlind?: boolean; readonly items?: Items },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('resume')
    .values({
      id,
      member_id: wish.memberId,
      title: '기본 이력서',
      is_blind: wish.isBlind ?? false,
      content: JSON.stringify(aResumeContent(wish.name ?? '김나루', wish.items)),
      created_at: AT,
      changed_at: AT,
    })
    .execute();
  return id;
}

/** Inserts a comment on a request, as the corrector wrote it. */
export async function aComment(
  db: Db,
  wish: { readonly correctionId: string; readonly authorId: string; readonly questionId: string },
): Promise<void> {
  await db
    .insertInto('letter_comment')
    .values({
      id: newId(),
      correction_id: wish.correctionId,
      question_id: wish.questionId,
      begins: 0,
      ends: 2,
      quote: '처음',
      text: '좋아요.',
      status: 'OPEN',
      author_id: wish.authorId,
      created_at: AT,
    })
    .execute();
}

/** Inserts a badge that stands, and returns it with the item that a résumé takes it up by. */
export async function aBadgeItem(db: Db, memberId: string): Promise<{ badgeId: string; item: ResumeItem }> {
  const achievement = await aBadgeClass(db);
  const badgeId = await aBadge(db, { memberId, achievement });
  return { badgeId, item: { ...emptyItem(newId()), title: achievement.name, source: { kind: 'badge', id: badgeId } } };
}
