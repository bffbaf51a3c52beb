/** Problems of an answer of the portal, whatever was asked. */
import type { CallSpec } from '@naru/contract/call.ts';
import { FAILURE, SUCCESS_CODE } from '@naru/contract/envelope.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const STATUS_BY_CODE = new Map<string, number>(Object.values(FAILURE).map(({ code, status }) => [code, status]));

/** Traces of the inside: frames of a stack, statements and errors of the database, names of its classes. */
const INSIDE =
  /\bat .+\.(ts|js|mjs):\d+|node_modules|"stack"|Failing row contains|syntax error at|invalid byte sequence|duplicate key value|relation "|SQLSTATE|FST_ERR|ZodError|\bselect .+ from \w+ where\b/i;

/** Describes the first problem in a sentence; undefined where there is none. */
export function problemOf(spec: Pick<CallSpec, 'output' | 'gives'>, answer: Answer): string | undefined {
  const { status, body } = answer;
  const shown = `${status} ${body.slice(0, 400)}`;
  if (status >= 500) return `a failure of ours: ${shown}`;
  if (spec.gives === 'file' && status === 200) return undefined; // its bytes, which need no envelope
  if (answer.type !== 'application/json; charset=utf-8') return `no JSON but ${answer.type}: ${shown}`;
  const envelope = readObject(body);
  if (!envelope) return `no envelope: ${shown}`;
  if (Object.keys(envelope).join() !== 'code,msg,output') return `an envelope of another shape: ${shown}`;
  const { code, msg, output } = envelope;
  if (typeof code !== 'string' || typeof msg !== 'string' || typeof output !== 'object')
    return `of wrong types: ${shown}`;
  if (INSIDE.test(code === SUCCESS_CODE ? msg : body)) return `the inside shows: ${shown}`;
  if (code !== SUCCESS_CODE) return STATUS_BY_CODE.get(code) === status ? undefined : `a code that is none: ${shown}`;
  if (status !== 200) return `success that is none: ${shown}`;
  const parsed = spec.output.safeParse(output);
  return parsed.success ? undefined : `an answer beside the contract: ${parsed.error.message} ${shown}`;
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined; // just checked
  } catch {
    return undefined;
  }
}
