/**
 * A new version of the terms or of a consent, in both languages. Versions never change: an agreement is to one text.
 */
import type { Tx } from '../../../platform/db/db.ts';
import { koreanDate } from '../../../platform/time.ts';
import { isDay } from '../outside/rules.ts';
import { insertDocument, insertPublished, selectOptionalLatest } from './publish-store.ts';

export interface NewVersion {
  readonly code: string;
  /** The day in Seoul from which it counts. */
  readonly effectiveOn: string;
  /** Title in the first line, then the text: paragraphs, headings (`# `) and lists (`- `), apart by empty lines. */
  readonly ko: string;
  readonly en: string;
}

/** A problem of the document, for the person who publishes it. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** @throws DocumentError where the document or a text is missing, or the day has passed or precedes the last one's */
export async function publishVersion(tx: Tx, given: NewVersion, now: Date): Promise<number> {
  const [ko, en] = [readText(given.ko), readText(given.en)];
  if (!ko || !en) throw new DocumentError('Each file needs a title in its first line, and a text below it.');
  if (!isDay(given.effectiveOn)) throw new DocumentError('The day is written like 2027-03-01.');
  if (given.effectiveOn < koreanDate(now)) throw new DocumentError('The day has passed.');
  const latest = await selectOptionalLatest(tx, given.code);
  if (!latest) throw new DocumentError(`There is no document called ${given.code}.`);
  if (given.effectiveOn < latest.effectiveOn) {
    throw new DocumentError(`Version ${latest.version} takes effect on ${latest.effectiveOn}, which is later.`);
  }
  const version = latest.version + 1;
  const { code, effectiveOn } = given;
  await insertDocument(tx, { code, version, effectiveOn, ko, en, isMandatory: latest.isMandatory });
  await insertPublished(tx, { code, at: now, after: { version, effectiveOn, by: 'command line' } });
  return version;
}

export interface DocumentText {
  readonly title: string;
  readonly body: string;
}

function readText(text: string): DocumentText | undefined {
  const [title = '', ...lines] = text.normalize('NFC').replaceAll('\r\n', '\n').trim().split('\n');
  const body = lines.join('\n').trim();
  return title.trim() === '' || body === '' ? undefined : { title: title.trim().replace(/^# /, ''), body };
}
