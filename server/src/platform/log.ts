/**
 * The log: one JSON line an event, with the request's id and never what a person is called, wrote or asked for.
 */
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    openOutput(),
  );
}

const MOST_WAITING_CHARACTERS = 8_192;

/**
 * Lines of one turn of the event loop leave in one write: under load a write a line is dear. The destination's own
 * waiting is not used, because emptying it asks the disk to confirm (fsync), a millisecond or more each turn.
 */
function openOutput(): DestinationStream & { flushSync: () => void } {
  const output = pino.destination({ dest: 1, sync: true });
  let lines = '';
  const flushSync = (): void => {
    if (lines === '') return;
    const waiting = lines;
    lines = '';
    output.write(waiting);
  };
  process.on('exit', flushSync);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flushSync);
      lines += line;
      if (lines.length > MOST_WAITING_CHARACTERS) flushSync();
    },
    flushSync,
  };
}

/** Describes an error for the log: of database errors codes and names only, as their detail quotes rows. */
export function describeError(error: unknown): Record<string, unknown> {
  // The log describes what it is given, and so do those who log: twice is as good as once.
  if (isDescribed(error)) return error;
  const description = describe(error);
  described.add(description);
  return description;
}

const described = new WeakSet<object>();

function isDescribed(error: unknown): error is Record<string, unknown> {
  return typeof error === 'object' && error !== null && described.has(error);
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint, routine } = error as {
    code?: string;
    table?: string;
    constraint?: string;
    routine?: string;
  };
  const isFromDatabase = routine !== undefined || /^[0-9A-Z]{5}$/.test(code ?? '');
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(isFromDatabase ? {} : { message: error.message }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describe) } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12)
      .join('\n'),
  };
}
