import { SUCCESS_CODE } from '@naru/contract/envelope.ts';

import { CallError, OTHER_CODE } from './call-error.ts';
import type { HttpTexts } from './texts.ts';

interface Parsed {
  readonly code?: unknown;
  readonly msg?: unknown;
  readonly output?: unknown;
}

const NO_CONTENT = 204;

/**
 * Opens the envelope of an answer; `{}` if it has no output (docs/specification.md §7).
 * @throws CallError for an HTTP failure, for any code but success, and for an answer that is no envelope
 */
export function openEnvelope(response: Response, text: string, texts: HttpTexts): unknown {
  if (response.status === NO_CONTENT) return {};
  const envelope = parseEnvelope(text);
  if (!response.ok) throw httpFailure(response.status, envelope, texts);
  if (envelope?.code === SUCCESS_CODE) return envelope.output ?? {};
  throw codeFailure(response.status, envelope, texts);
}

/** The output of a call whose file is not ready yet. */
export interface LaterOutput {
  readonly output: unknown;
}

/**
 * Returns the file, unless the answer is an envelope, which arrives as JSON within the blob: then its output.
 * @throws CallError if it carries a failure
 */
export async function openBlob(response: Response, blob: Blob, texts: HttpTexts): Promise<Blob | LaterOutput> {
  if (!response.ok) throw httpFailure(response.status, parseEnvelope(await blob.text()), texts);
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? blob.type)) return blob;
  const envelope = parseEnvelope(await blob.text());
  // A JSON file may have its own `code`; it is an envelope only with a message beside it.
  if (typeof envelope?.code !== 'string' || !('msg' in envelope)) return blob;
  if (envelope.code !== SUCCESS_CODE) throw codeFailure(response.status, envelope, texts);
  return { output: envelope.output };
}

function parseEnvelope(text: string): Parsed | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined; // a proxy's page, or a cut answer: not from the portal
  }
}

function httpFailure(status: number, envelope: Parsed | undefined, texts: HttpTexts): CallError {
  const code = textOf(envelope?.code) ?? `W${status}`;
  const serverMessage = textOf(envelope?.msg);
  const message = serverMessage === undefined ? texts.httpFailed(code) : texts.serverFailed(serverMessage, code);
  return new CallError(message, { code, kind: 'answered', status, output: envelope?.output, serverMessage });
}

function codeFailure(status: number, envelope: Parsed | undefined, texts: HttpTexts): CallError {
  const code = textOf(envelope?.code);
  const serverMessage = textOf(envelope?.msg);
  return new CallError(serverMessage ?? texts.failed, {
    code: code ?? OTHER_CODE,
    kind: code === undefined ? 'other' : 'answered',
    status,
    output: envelope?.output,
    serverMessage,
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
