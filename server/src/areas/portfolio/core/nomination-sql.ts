import { sql, type RawBuilder } from 'kysely';

/** Builds the condition that a nomination `n` is still being decided on or exhibited. */
export const IS_OPEN: RawBuilder<boolean> = sql<boolean>`n.status not in ('ENDED', 'DECLINED')`;
