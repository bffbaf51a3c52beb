/** Rules on the history of a post's text (docs/specification.md §7, Boards). Pure. */
import type { PostPart } from '@naru/contract/areas/board-words.ts';
import type { FileRef } from '@naru/contract/shared/file.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { isDeepStrictEqual } from 'node:util';

/** The parts of a post that its readers see. */
export interface PostText {
  readonly title: string;
  readonly categoryCode: string | null;
  readonly body: RichText;
  readonly words: string;
  readonly files: readonly Pick<FileRef, 'fileId' | 'fileSn'>[];
}

/** Lists the parts that a change altered for readers, in their order. */
export function listChangedParts(before: PostText, after: PostText): PostPart[] {
  const parts: PostPart[] = [];
  if (before.title !== after.title) parts.push('TITLE');
  if (before.categoryCode !== after.categoryCode) parts.push('CATEGORY');
  if (before.words !== after.words) parts.push('TEXT');
  else if (!isDeepStrictEqual(asKept(before.body), asKept(after.body))) parts.push('LOOK');
  if (!isDeepStrictEqual(before.files.map(keyOf), after.files.map(keyOf))) parts.push('FILES');
  return parts;
}

/** The database keeps no absent field of a tree. */
const asKept = (body: RichText): unknown => JSON.parse(JSON.stringify(body));

const keyOf = ({ fileId, fileSn }: Pick<FileRef, 'fileId' | 'fileSn'>): string => `${fileId}/${fileSn}`;
