/** Notices and archive of the demonstration: a year of posts, so that lists have pages and searches find something. */
import type { RichText, RichTextNode } from '@naru/contract/shared/rich-text.ts';
import type { Insertable } from 'kysely';

import { renderRichText, wordsOf } from '../src/blocks/board/core/rich-text.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { makeTerms } from './calendar.ts';
import { officeCode, type Office } from './colleges.ts';
import type { Person, Plan, Student } from './model.ts';
import { ARCHIVES, COMMENTS, COMPANIES, NOTICES, PINNED, type PostText } from './post-texts.ts';
import { createIds, createRandom, type Random } from './random.ts';

const NOTICE_COUNT = 240;
const ARCHIVE_COUNT = 90;
/** Keys are given from the oldest to the latest: the last two are a notice and a part of the archive. */
export const POST_COUNT = PINNED.length + NOTICE_COUNT + ARCHIVE_COUNT;
const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 48 * HALF_HOUR_MS;
/** Notices go back a year, the archive three. */
const NOTICE_DAYS = 360;
const ARCHIVE_DAYS = 1_080;

/** Posts younger than this are unread by everybody; from the next bound on most are read, up to a term's age. */
const FRESH_DAYS = 3;
const LATE_DAYS = 14;
const TERM_DAYS = 150;
const OFTEN = 0.6;
const USUALLY = 0.9;

type PostInsert = Insertable<DB['post']>;

export interface PostRows {
  readonly posts: PostInsert[];
  readonly counts: Insertable<DB['post_count']>[];
  readonly comments: Insertable<DB['post_comment']>[];
  readonly reads: Insertable<DB['post_read']>[];
}

interface Setting {
  readonly plan: Plan;
  readonly random: Random;
  readonly writers: ReadonlyMap<string, Person>;
  readonly commentId: () => string;
  /** Students who may ask: those who are still enrolled. */
  readonly askers: readonly Student[];
}

/** Makes the posts. `readers`: people whom the sign-in page offers, who have read most of the earlier ones. */
export function makePosts(
  plan: Plan,
  people: { staff: readonly Person[]; students: readonly Student[]; readers: readonly Person[] },
): PostRows {
  const { staff, students, readers } = people;
  const setting: Setting = {
    plan,
    random: createRandom('posts'),
    writers: findWriters(staff),
    commentId: createIds('post_comment'),
    askers: students.filter((one) => one.leftOn === null),
  };
  const drafts = [
    ...PINNED.map((text, at) => ({ text, daysAgo: 4 + at * 3, isPinned: true })),
    ...spread(NOTICES, NOTICE_COUNT, NOTICE_DAYS),
    ...spread(ARCHIVES, ARCHIVE_COUNT, ARCHIVE_DAYS),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
  const nextId = createIds('post');
  const posts = drafts.map((draft) => makePost(setting, draft, nextId()));
  const comments = posts.flatMap((post, at) =>
    at % 9 === 4 && isForStudents(post) ? makeComments(setting, post) : [],
  );
  const said = Map.groupBy(comments, (comment) => comment.post_id);
  const counts = posts.map((post) => ({
    post_id: post.id,
    views: setting.random.between(40, 2_400),
    comments: said.get(post.id)?.length ?? 0,
  }));
  return { posts, counts, comments, reads: readers.flatMap((reader) => makeReads(plan, reader, posts)) };
}

function isForStudents({ audience_types: types }: PostInsert): boolean {
  return !types || types.includes('CURRENT_STUDENT');
}

/** Makes a person's reads: none of the latest posts, most of those before them, none older than a term. */
function makeReads(plan: Plan, reader: Person, posts: readonly PostInsert[]): Insertable<DB['post_read']>[] {
  const random = createRandom(`post_read:${reader.member.username}`);
  const dawn = Date.parse(`${plan.today}T00:00:00+09:00`);
  return posts.flatMap((post) => {
    const published = Date.parse(String(post.publish_from));
    const days = (dawn - published) / DAY_MS;
    const share = days < FRESH_DAYS ? 0 : days < LATE_DAYS ? OFTEN : days < TERM_DAYS ? USUALLY : 0;
    // Pinned posts stay unread, so that a visitor finds something to read.
    if (!random.chance(share) || post.is_pinned) return [];
    const readAt = published + random.between(1, FRESH_DAYS * 48) * HALF_HOUR_MS;
    return [
      {
        post_id: post.id,
        member_id: reader.member.id,
        first_read_at: new Date(readAt).toISOString(),
        last_read_on: new Date(readAt + 18 * HALF_HOUR_MS).toISOString().slice(0, 10),
        confirmed_at: null,
      },
    ];
  });
}

interface Draft {
  readonly text: PostText;
  readonly daysAgo: number;
  readonly isPinned: boolean;
}

/** Spreads the texts in turn evenly over the days, the latest yesterday. */
function spread(texts: readonly PostText[], count: number, days: number): Draft[] {
  return Array.from({ length: count }, (_, at) => ({
    text: texts[at % texts.length] as PostText, // the remainder is within the list
    daysAgo: 1 + Math.floor((at * days) / count),
    isPinned: false,
  }));
}

/** Finds one person an office to write for it. */
function findWriters(staff: readonly Person[]): ReadonlyMap<string, Person> {
  const writers = new Map<string, Person>();
  for (const person of staff) {
    const code = person.types[0]?.departmentCode;
    const isStaff = person.types[0]?.type === 'STAFF';
    if (code && isStaff && !writers.has(code)) writers.set(code, person);
  }
  return writers;
}

function writerOf(setting: Setting, office: Office): Person {
  const found = setting.writers.get(officeCode(office)) ?? [...setting.writers.values()][0];
  if (!found) throw new RangeError('nobody works in an office');
  return found;
}

function makePost(setting: Setting, { text, daysAgo, isPinned }: Draft, id: string): PostInsert {
  const { plan, random } = setting;
  const day = Date.parse(`${plan.today}T00:00:00+09:00`) - daysAgo * DAY_MS;
  const at = new Date(day + random.between(18, 36) * HALF_HOUR_MS);
  const fill = createFilling(random, new Date(day));
  const body = toRichText(text.lines.map(fill));
  const writer = writerOf(setting, text.office);
  const due = dueAt(plan, day, text.dueAfter);
  return {
    id,
    board_code: text.board,
    category_code: text.category,
    title: fill(text.title),
    body: JSON.stringify(body),
    body_html: renderRichText(body),
    body_text: wordsOf(body),
    author_id: writer.member.id,
    author_name: writer.member.name_ko,
    department_code: officeCode(text.office),
    status: 'LIVE',
    publish_from: at.toISOString(),
    is_pinned: isPinned,
    pin_from: isPinned ? at.toISOString() : null,
    deadline_at: due?.toISOString() ?? null,
    audience_types: text.types ? [...text.types] : null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    updated_by: writer.member.id,
  };
}

/** Days that something of a term is open where the term is over already. */
const VACATION_DUE = 14;

/** Finds the evening on which something is due. */
function dueAt(plan: Plan, day: number, after: PostText['dueAfter']): Date | null {
  if (after === undefined) return null;
  const eveningOf = (dawn: number): Date => new Date(dawn + DAY_MS - 12 * HALF_HOUR_MS);
  if (after !== 'TERM') return eveningOf(day + after * DAY_MS);
  const term = makeTerms(plan.today).findLast(({ beginsOn }) => beginsOn <= plan.today);
  const end = Date.parse(`${term?.endsOn ?? plan.today}T00:00:00+09:00`);
  return eveningOf(end < day ? day + VACATION_DUE * DAY_MS : end);
}

/** Words of the day on which it was written. */
function createFilling(random: Random, at: Date): (text: string) => string {
  const month = new Date(at.getTime() + 9 * 60 * 60_000).getUTCMonth() + 1;
  const year = new Date(at.getTime() + 9 * 60 * 60_000).getUTCFullYear();
  const company = random.pick(COMPANIES);
  const isEnglish = (text: string): boolean => /^[A-Z]/.test(text);
  const monthIn = (text: string): string =>
    isEnglish(text)
      ? new Date(Date.UTC(year, month - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
      : String(month);
  return (text) =>
    text
      .replaceAll('{year}', String(year))
      .replaceAll('{term}', month <= 7 && month > 1 ? '1학기' : '2학기')
      .replaceAll('{month}', monthIn(text))
      .replaceAll('{company}', company);
}

export function toRichText(lines: readonly string[]): RichText {
  const content: RichTextNode[] = [];
  for (const line of lines) {
    const [, words, href] = /^\[(.+)\]\((\/.+)\)$/.exec(line) ?? [];
    const text: RichTextNode =
      words === undefined || href === undefined
        ? { type: 'text', text: line.replace(/^[#-] /, '') }
        : { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
    const last = content.at(-1);
    if (line.startsWith('# ')) content.push({ type: 'heading', attrs: { level: 2 }, content: [text] });
    else if (!line.startsWith('- ')) content.push({ type: 'paragraph', content: [text] });
    else {
      const item: RichTextNode = { type: 'listItem', content: [{ type: 'paragraph', content: [text] }] };
      if (last?.type === 'bulletList') last.content?.push(item);
      else content.push({ type: 'bulletList', content: [item] });
    }
  }
  return { type: 'doc', content };
}

function makeComments(setting: Setting, post: PostInsert): Insertable<DB['post_comment']>[] {
  const { random, commentId, askers } = setting;
  const published = Date.parse(String(post.publish_from));
  const asked = random.between(1, 3);
  return Array.from(
    { length: asked },
    (_, at) => COMMENTS[(random.between(0, COMMENTS.length - 1) + at) % COMMENTS.length],
  )
    .filter((pair) => pair !== undefined)
    .flatMap(([question, answer], at) => {
      const student = random.pick(askers);
      const questionId = commentId();
      const askedAt = published + (4 + at * 10) * HALF_HOUR_MS;
      const line = (id: string, of: { parent: string | null; by: string; text: string; at: number }) => ({
        id,
        post_id: post.id,
        parent_id: of.parent,
        author_id: of.by,
        body: of.text,
        created_at: new Date(of.at).toISOString(),
      });
      return [
        line(questionId, { parent: null, by: student.member.id, text: question, at: askedAt }),
        line(commentId(), { parent: questionId, by: post.author_id, text: answer, at: askedAt + 2 * HALF_HOUR_MS }),
      ];
    });
}
