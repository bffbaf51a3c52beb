/** The form of a post: its values, from a post and to what a call takes. Pure. */
import type { EditedPost, PostContent } from '@naru/contract/areas/board-words.ts';
import type { MemberType } from '@naru/contract/access.ts';
import type { RichText, RichTextNode } from '@naru/contract/shared/rich-text.ts';

import type { UploadedFile } from '../../ui/file-field.tsx';
import type { PictureRef } from '../../ui/rich-text-picture.ts';
import { fileIdOf, paramsOf, toUploadedFile } from '../file/file-name.ts';

/** A day and a time of it in Korea; no day is no moment. */
export interface MomentValue {
  readonly date: string | null;
  readonly time: string;
}

export interface DepartmentChoice {
  readonly value: string;
  readonly label: string;
}

export interface PostValues {
  readonly title: string;
  readonly categoryCode: string | null;
  readonly body: RichText | null;
  readonly publishFrom: MomentValue;
  readonly publishTo: MomentValue;
  readonly isPinned: boolean;
  readonly pinTo: MomentValue;
  readonly deadlineAt: MomentValue;
  readonly mustRead: boolean;
  readonly isSecret: boolean;
  readonly memberTypes: readonly MemberType[];
  readonly departments: readonly DepartmentChoice[];
  readonly grades: readonly string[];
  readonly files: readonly UploadedFile[];
}

const DAY_BEGIN = '09:00';
const DAY_END = '18:00';
const beginning: MomentValue = { date: null, time: DAY_BEGIN };
const ending: MomentValue = { date: null, time: DAY_END };

export const EMPTY_BODY: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

export const BLANK: PostValues = {
  title: '',
  categoryCode: null,
  body: null,
  publishFrom: beginning,
  publishTo: ending,
  isPinned: false,
  pinTo: ending,
  deadlineAt: ending,
  mustRead: false,
  isSecret: false,
  memberTypes: [],
  departments: [],
  grades: [],
  files: [],
};

/** `2026-11-20` and `18:00` in Korea as an instant. */
export function toInstant({ date, time }: MomentValue): string | null {
  if (date === null) return null;
  const at = new Date(`${date}T${time || '00:00'}:00+09:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const SEOUL_OFFSET_MS = 9 * 60 * 60_000;

export function toMoment(instant: string | null, otherwise: MomentValue = ending): MomentValue {
  if (instant === null) return otherwise;
  const text = new Date(new Date(instant).getTime() + SEOUL_OFFSET_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Names of departments come from elsewhere: a post knows their codes. */
export function toValues(post: EditedPost, nameOf: (code: string) => string): PostValues {
  return {
    title: post.title,
    categoryCode: post.categoryCode,
    body: post.body,
    publishFrom: toMoment(post.publishFrom, beginning),
    publishTo: toMoment(post.publishTo),
    isPinned: post.isPinned,
    pinTo: toMoment(post.pinTo),
    deadlineAt: toMoment(post.deadlineAt),
    mustRead: post.mustRead,
    isSecret: post.isSecret,
    memberTypes: post.audience.memberTypeList ?? [],
    departments: (post.audience.deptCodeList ?? []).map((code) => ({ value: code, label: nameOf(code) })),
    grades: (post.audience.gradeList ?? []).map(String),
    files: post.fileList.map(toUploadedFile),
  };
}

const someOf = <T>(list: readonly T[]): T[] | null => (list.length > 0 ? [...list] : null);

/** Returns the input of the call. Parts of an earlier post that the form does not show stay as they are. */
export function toContent(values: PostValues, earlier: EditedPost | undefined): PostContent {
  return {
    title: values.title,
    categoryCode: values.categoryCode,
    body: values.body ?? EMPTY_BODY,
    publishFrom: toInstant(values.publishFrom),
    publishTo: toInstant(values.publishTo),
    isPinned: values.isPinned,
    pinFrom: values.isPinned ? (earlier?.pinFrom ?? null) : null,
    pinTo: values.isPinned ? toInstant(values.pinTo) : null,
    deadlineAt: toInstant(values.deadlineAt),
    mustRead: values.mustRead,
    isSecret: values.isSecret,
    audience: {
      memberTypeList: someOf(values.memberTypes),
      deptCodeList: someOf(values.departments.map(({ value }) => value)),
      gradeList: someOf(values.grades.map(Number)),
    },
    fileId: fileIdOf(values.files) ?? null,
    fileSnList: values.files.map((file) => Number(paramsOf(file).fileSn)),
  };
}

/** The pictures of a text, in its order. */
export function picturesOf(text: RichText): PictureRef[] {
  const found: PictureRef[] = [];
  const visit = (nodes: readonly RichTextNode[]): void => {
    for (const { type, attrs, content } of nodes) {
      if (type === 'image' && attrs?.fileId !== undefined && attrs.fileSn !== undefined)
        found.push({ fileId: attrs.fileId, fileSn: attrs.fileSn });
      visit(content ?? []);
    }
  };
  visit(text.content);
  return found;
}
