/** Open work that hangs on a duty, declared by the area whose records it is, and listed in its manifest. */
import type { Duty } from '@naru/contract/access.ts';

import type { Db } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { Taker } from '../workflow/machine.ts';

export interface DutyHolder {
  readonly memberId: string;
  readonly duty: Duty;
}

export interface DutyWork {
  readonly duties: readonly Duty[];
  /** Name of the work, and what becomes of it with and without a successor: read before a duty is ended. */
  readonly texts: Readonly<Record<Locale, { readonly name: string; readonly outcome: string }>>;
  readonly count: (db: Db, holder: DutyHolder, now: Date) => Promise<number>;
  /** Hands all of it on in the transaction that ends the duty; null: to nobody in particular. Tells those concerned. */
  readonly handOn: (taker: Taker, holder: DutyHolder, nextId: string | null) => Promise<void>;
}

export interface OpenWork {
  readonly name: string;
  readonly count: number;
  readonly outcome: string;
}

const worksOf = (works: readonly DutyWork[], duty: Duty): DutyWork[] =>
  works.filter(({ duties }) => duties.includes(duty));

/** Counts what is open, kind by kind; kinds without anything open are left out. */
export async function countOpenWork(
  works: readonly DutyWork[],
  holder: DutyHolder,
  asked: { readonly db: Db; readonly now: Date; readonly locale: Locale },
): Promise<OpenWork[]> {
  const { db, now, locale } = asked;
  const counted = await Promise.all(
    worksOf(works, holder.duty).map(async ({ texts, count }) => ({
      ...texts[locale],
      count: await count(db, holder, now),
    })),
  );
  return counted.filter(({ count }) => count > 0);
}

/** Hands on everything that hangs on the duty. */
export async function handOnWork(
  works: readonly DutyWork[],
  taker: Taker,
  { nextId, ...holder }: DutyHolder & { readonly nextId: string | null },
): Promise<void> {
  for (const work of worksOf(works, holder.duty)) await work.handOn(taker, holder, nextId);
}
