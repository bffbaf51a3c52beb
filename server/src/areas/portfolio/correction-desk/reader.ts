import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { DeskReader } from '../correction/scope-sql.ts';

/** Returns the caller at the desk, at the moment of the call. */
export const readerOf = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>): DeskReader => ({
  actor,
  now,
  today: koreanDate(now),
});
