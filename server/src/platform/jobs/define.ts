/**
 * Jobs: work that happens after an answer, once its transaction is committed, and is repeated where it failed.
 */

/** A kind of job. Its name and its data may stand in a log: ids and codes only, never what a person wrote. */
export interface JobDefinition<Data extends JobData = JobData> {
  /** `noun.verb`: the queue's name. */
  readonly name: string;
  /** How many of them a process works on at a time. */
  readonly atOnce: number;
  /** Tries after the first one: the first after `delaySeconds`, each later one after twice as long, at most an hour. */
  readonly retries: number;
  readonly delaySeconds: number;
  /** A run that takes longer is given up and tried again. */
  readonly longestSeconds: number;
  /** Schedule by the clock of Seoul: minute, hour, day, month, weekday. One missed run is made up for. */
  readonly schedule?: string;
  /** Never there: it only ties the data's type to the name. */
  readonly data?: Data;
}

export type JobData = Readonly<Record<string, string | number | boolean | null>>;

const DEFAULTS = { atOnce: 1, retries: 5, delaySeconds: 10, longestSeconds: 300 } as const;

/** Declares a kind of job; what does it is bound in its area's manifest by `handleJob`. */
export function defineJob<Data extends JobData>(
  name: string,
  policy: Partial<Omit<JobDefinition, 'name' | 'data'>> = {},
): JobDefinition<Data> {
  return { name, ...DEFAULTS, ...policy };
}

/** One run of one job. It may be a repeat: what it does, it does by the job's id once. */
export interface JobRun<Data extends JobData> {
  readonly id: string;
  readonly data: Data;
  /** From 1. */
  readonly attempt: number;
  /** After this one nobody tries again by themselves. */
  readonly isLast: boolean;
  /** Aborted when the run took too long or the portal leaves. */
  readonly signal: AbortSignal;
}

export interface JobHandler {
  readonly job: JobDefinition;
  readonly handle: (run: JobRun<JobData>) => Promise<void>;
}

/** Binds what is to be done to a kind of job. */
export function handleJob<Data extends JobData>(
  job: JobDefinition<Data>,
  handle: (run: JobRun<Data>) => Promise<void>,
): JobHandler {
  // Data of another kind never comes here: enqueue is the only way in, and its types are the definition's.
  return { job, handle: handle as JobHandler['handle'] };
}

/** Thrown by a handler where another try cannot help. */
export class GiveUpError extends Error {
  override readonly name = 'GiveUpError';
  readonly code: string;

  /** @param code what an administrator sees of it */
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
