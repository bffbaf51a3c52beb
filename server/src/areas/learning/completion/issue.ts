/** Issuing papers: numbered in a row, with a code of their own, their contents frozen. */
import type { CertificateKind } from '@naru/contract/areas/learning/completion.ts';

import type { Taker } from '../../../blocks/workflow/machine.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { isTraineeIn } from '../core/trainee-sql.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import { koreanDate } from '../../../platform/time.ts';
import {
  insertCertificates,
  isListed,
  selectEntries,
  selectHolders,
  selectOptionalLatest,
  takeNumbers,
  type Contents,
  type Holder,
  type KeptEntry,
  type ListKind,
  type NewCertificate,
} from './certificate-store.ts';
import { certificateNumber, drawCheckCode } from './rules.ts';

export interface Completed {
  readonly traineeId: string;
  readonly memberId: string;
}

/** Issues one certificate for each completion of these people, who were completed in this transaction. */
export async function issueCompletions(taker: Taker, completed: readonly Completed[]): Promise<void> {
  if (completed.length === 0) return;
  const { tx, now } = taker;
  const ids = completed.map(({ traineeId }) => traineeId);
  const entries = await selectEntries(tx, isTraineeIn(ids));
  const holders = await selectHolders(tx, [...new Set(completed.map(({ memberId }) => memberId))], koreanDate(now));
  const byTrainee = new Map(entries.map((entry) => [entry.traineeId, entry]));
  const papers = completed.map(({ traineeId, memberId }) => {
    const entry = byTrainee.get(traineeId);
    const holder = holders.get(memberId);
    if (!entry || !holder) throw new Error('A completion was to be certified that is not there.');
    return { kind: 'COMPLETION' as const, memberId, traineeId, holder, entryList: [entry], year: null };
  });
  await issuePapers(taker, papers);
}

interface Paper {
  readonly kind: CertificateKind;
  readonly memberId: string;
  readonly traineeId: string | null;
  readonly holder: Holder;
  readonly entryList: readonly KeptEntry[];
  readonly year: number | null;
}

/** Issues papers with numbers in a row; gives the numbers. */
async function issuePapers(taker: Taker, papers: readonly Paper[]): Promise<string[]> {
  const { tx, now } = taker;
  const settings = taker.actor === undefined ? taker.settings : await taker.platform.settings.read();
  const issuer = { issuerKo: settings.of(UNIVERSITY_NAME_KO), issuerEn: settings.of(UNIVERSITY_NAME_EN) };
  const year = Number(koreanDate(now).slice(0, 4));
  const first = await takeNumbers(tx, year, papers.length);
  const made: NewCertificate[] = papers.map(({ kind, memberId, traineeId, ...rest }, at) => ({
    number: certificateNumber(year, first + at),
    kind,
    memberId,
    traineeId,
    checkCode: drawCheckCode(),
    contents: { ...issuer, ...rest, hours: sumHours(rest.entryList) },
    at: now,
  }));
  await insertCertificates(tx, made);
  return made.map(({ number }) => number);
}

const sumHours = (entries: readonly KeptEntry[]): number => entries.reduce((sum, { hours }) => sum + hours, 0);

/**
 * Issues a list of what the caller completed, or gives the one that there is where nothing has changed since.
 * @throws Failure `notFound` where there is nothing to list
 */
export async function issueList(ctx: WriteContext, kind: ListKind, year: number | null): Promise<string> {
  const { tx, actor, now } = ctx;
  // The first one to issue holds the number of the year: two at once do not make two papers of the same contents.
  await takeNumbers(tx, Number(koreanDate(now).slice(0, 4)), 0);
  const entryList = await selectEntries(tx, isListed({ memberId: actor.memberId, kind, year }));
  if (entryList.length === 0) return fail('notFound');
  const holder = (await selectHolders(tx, [actor.memberId], koreanDate(now))).get(actor.memberId) ?? fail('notFound');
  const earlier = await selectOptionalLatest(tx, { memberId: actor.memberId, kind });
  const same = earlier.find(({ contents }) => isSame(contents, { holder, entryList, year }));
  if (same) return same.number;
  const paper = { kind, memberId: actor.memberId, traineeId: null, holder, entryList, year };
  const [number] = await issuePapers(ctx, [paper]);
  return number ?? fail('notFound');
}

/** Compares by what the paper says; the database keeps no order of fields. */
function isSame(kept: Contents, wanted: Pick<Contents, 'holder' | 'entryList' | 'year'>): boolean {
  const said = ({ holder, entryList, year }: Pick<Contents, 'holder' | 'entryList' | 'year'>): string =>
    JSON.stringify([year, sorted(holder), entryList.map(sorted)]);
  return said(kept) === said(wanted);
}

const sorted = (fields: object): [string, unknown][] => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
