/** Rows that the plans of a call's statements read: what it costs, on any machine. */
import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';

export interface SentStatement {
  readonly text: string;
  readonly values?: unknown[];
}

/** Records what reaches the driver while something works; statements of jobs beside it are not its own. */
export async function recordSent(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const recorded = new AsyncLocalStorage<true>();
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [first, values] = given;
    if (!recorded.getStore()) return query.apply(this, given);
    if (typeof first === 'string') sent.push({ text: first, ...(Array.isArray(values) && { values }) });
    else sent.push({ ...(first as SentStatement) }); // the driver's own form
    return query.apply(this, given);
  };
  try {
    // Awaited within: until then it has not begun.
    await recorded.run(true, async () => await work());
  } finally {
    prototype.query = query;
  }
  return sent;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Counts the rows that the tables and indexes of a plan gave, kept or not. */
export function rowsOfPlan(node: PlanNode): number {
  const isRead = node['Relation Name'] !== undefined && node['Actual Loops'] > 0;
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node.Plans ?? []).reduce(
    (sum, below) => sum + rowsOfPlan(below),
    isRead ? Math.round(each * node['Actual Loops']) : 0,
  );
}

const READS = /^\s*(select|with)\b/i;
const LOCKS = /\bfor (no key )?(update|share|key share)\b/i;

/** Runs the statements that read once more, and counts the rows that each of them reads. */
export async function countRows(
  client: pg.ClientBase,
  statements: readonly SentStatement[],
): Promise<{ readonly text: string; readonly rows: number }[]> {
  const counted: { text: string; rows: number }[] = [];
  for (const { text, values } of statements.filter((one) => READS.test(one.text) && !LOCKS.test(one.text))) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      text: `explain (analyze, timing off, format json) ${text}`,
      ...(values && { values }),
    });
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan) counted.push({ text, rows: rowsOfPlan(plan) });
  }
  return counted;
}
