/** Facts about tests; other areas follow them by api.ts. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { defineEvent } from '../../../blocks/manifest/event.ts';

export interface TestHappened {
  readonly memberId: string;
  readonly testCode: string;
  readonly family: TestFamily;
  readonly [field: string]: string;
}

/** Somebody finished a test and it was scored; the record is the session. */
export const testTaken = defineEvent<TestHappened>('test.taken');
/** A result was taken out of everything; the record is the session. */
export const testInvalidated = defineEvent<TestHappened>('test.invalidated');
