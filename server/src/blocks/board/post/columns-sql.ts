/**
 * Columns that a list and a detail of posts share.
 */
import { sql, type RawBuilder } from 'kysely';

import { slot } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PostStatus } from '@naru/contract/areas/board-words.ts';

export interface PostRow {
  readonly id: string;
  readonly title: string;
  readonly categoryName: string | null;
  readonly authorId: string;
  readonly authorName: string | null;
  readonly departmentCode: string | null;
  readonly departmentName: string | null;
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
  readonly status: PostStatus;
  readonly isPinned: boolean;
  readonly isSecret: boolean;
  readonly mustRead: boolean;
  readonly deadlineAt: Date | null;
  readonly answerStatus: 'WAITING' | 'ANSWERED' | null;
  readonly views: number;
  readonly comments: number;
  readonly fileCount: number;
  readonly isRead: boolean;
}

/** The name of a joined row in the person's language. */
export function inLocale(locale: Locale, table: 'g' | 'd' | 'author' | 'm' | 'editor'): RawBuilder<unknown> {
  const name = sql.ref(`${table}.name_ko`);
  return locale === 'en' ? sql`coalesce(${sql.ref(`${table}.name_en`)}, ${name})` : name;
}

export const POST_COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`
  p.id, p.title, ${inLocale(locale, 'g')} as "categoryName", p.author_id as "authorId",
  ${inLocale(locale, 'author')} as "authorName", p.department_code as "departmentCode", ${inLocale(locale, 'd')} as "departmentName",
  p.publish_from as "publishFrom", p.publish_to as "publishTo", p.status, p.is_pinned as "isPinned", p.is_secret as "isSecret",
  p.must_read as "mustRead", p.deadline_at as "deadlineAt", p.answer_status as "answerStatus",
  coalesce(n.views, 0) as views, coalesce(n.comments, 0) as comments, p.file_count as "fileCount",
  r.post_id is not null as "isRead"`;

/** Joins to `p`; the person's own reading among them. */
export const POST_JOINS = sql`
  left join post_count n on n.post_id = p.id
  left join post_read r on r.post_id = p.id and r.member_id = ${slot('me')}::uuid
  left join board_category g on g.board_code = p.board_code and g.code = p.category_code
  left join department d on d.code = p.department_code
  left join member author on author.id = p.author_id`;
