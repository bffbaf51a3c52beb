/** The part behind # in a mailed link: the row's id and a proof that we wrote it. */
import { timingSafeEqual } from 'node:crypto';

import { isId } from '../../../platform/db/id.ts';
import type { Tokens } from '../../../platform/session/token.ts';

type Kind = Parameters<Tokens['linkSecret']>[0];

export function writeLinkToken(tokens: Tokens, kind: Kind, id: string): string {
  return `${id}.${tokens.linkSecret(kind, id)}`;
}

/** Reads the row's id; undefined where the proof does not hold. */
export function readLinkToken(tokens: Tokens, kind: Kind, token: string): string | undefined {
  const [id = '', proof = ''] = token.split('.');
  if (!isId(id)) return undefined;
  const [given, right] = [Buffer.from(proof), Buffer.from(tokens.linkSecret(kind, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
