import type { Soap } from '@naru/contract/areas/counselling/psychological/desk-words.ts';

/** The parts of a session's record, in their order. */
export const SOAP: readonly (keyof Soap)[] = ['subjective', 'objective', 'assessment', 'plan'];
