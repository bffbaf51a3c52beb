/** Lines that the office posts: written at once with their batch, told, and audited. */
import type { EntryKind } from '@naru/contract/areas/mileage/entries.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { emitEvents } from '../../../blocks/event/emit.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { mileagePosted } from '../core/posted-event.ts';
import { insertLines, type LedgerTerm, type NewLine } from '../ledger/store.ts';
import { tellCorrected, tellPostedAll } from '../own/notifications.ts';
import { BATCH, insertBatch } from './batch-store.ts';
import type { EntryItem } from './rules.ts';
import { selectRulesOf } from './store.ts';

/** A line as the office wants it. */
export interface WantedLine {
  readonly memberId: string;
  readonly kind: EntryKind;
  readonly points: number;
  readonly happenedOn: string;
  readonly term: LedgerTerm;
  readonly about: LedgerTerm;
  readonly item: Pick<EntryItem, 'id' | 'typeCode' | 'gradeGroup'> | undefined;
  /** The line that a correction is about. */
  readonly lineId: string | null;
  readonly memo: string;
  readonly sourceKey: string;
}

export interface Posting {
  readonly batchId: string;
  readonly fileName: string | null;
  readonly lines: readonly WantedLine[];
}

/**
 * Posts lines, all or none, and tells their people; false where one of them or the batch is there already, and then the
 * caller has to give up. The accounts are locked.
 */
export async function postLines(ctx: WriteContext, { batchId, fileName, lines }: Posting): Promise<boolean> {
  const { tx, now, actor } = ctx;
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const batch = { id: batchId, fileName, lineCount: lines.length, points, postedAt: now, postedBy: actor.memberId };
  if (!(await insertBatch(tx, batch))) return false;
  const ruleOf = await readRules(ctx, lines);
  const written = await insertLines(
    tx,
    lines.map((line) => toLine(line, { ruleId: ruleOf(line), batchId, at: now, by: actor.memberId })),
  );
  if (written.length !== lines.length) return false;
  await emitEvents(
    ctx,
    mileagePosted,
    written.map(({ id, memberId, amount }) => ({ recordId: id, version: 1, data: { memberId, points: amount } })),
  );
  const told = Map.groupBy(written, ({ kind }) => kind === 'ADJUST');
  await tellCorrected(tx, told.get(true) ?? []);
  await tellPostedAll(tx, told.get(false) ?? []);
  await writeAudit(tx, ctx, {
    action: fileName === null ? 'mileageEntries.postEntry' : 'mileageEntries.importSheet',
    entity: BATCH,
    entityId: batchId,
    after: { fileName, lineCount: lines.length, points, lineIds: written.map(({ id }) => id) },
  });
  return true;
}

/** An award is valid for as long as its item’s rule of that day says; no cap of it is asked. */
async function readRules({ tx }: WriteContext, lines: readonly WantedLine[]) {
  const awards = lines.flatMap(({ kind, item }) => (kind === 'EARN' && item ? [item.id] : []));
  const rules = Map.groupBy(await selectRulesOf(tx, [...new Set(awards)]), ({ itemId }) => itemId);
  return ({ kind, item, happenedOn }: WantedLine): string | null =>
    (kind === 'EARN' &&
      rules
        .get(item?.id ?? '')
        ?.find(
          ({ effectiveFrom, effectiveTo }) =>
            effectiveFrom <= happenedOn && (effectiveTo === null || effectiveTo >= happenedOn),
        )?.id) ||
    null;
}

interface Written {
  readonly ruleId: string | null;
  readonly batchId: string;
  readonly at: Date;
  readonly by: string;
}

function toLine(wanted: WantedLine, { ruleId, batchId, at, by }: Written): NewLine {
  const { item, lineId, points, ...line } = wanted;
  return {
    ...line,
    amount: points,
    typeCode: item?.typeCode ?? null,
    itemId: item?.id ?? null,
    gradeGroup: line.kind === 'EARN' ? (item?.gradeGroup ?? null) : null,
    ruleId,
    lotId: lineId,
    batchId,
    explanationList: line.kind === 'EARN' ? [{ code: 'BY_HAND', amount: null, limit: null, points }] : [],
    postedAt: at,
    postedBy: by,
  };
}
