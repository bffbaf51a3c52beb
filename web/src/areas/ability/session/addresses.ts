import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

export const listOf = (family: TestFamily): string => `/ability/test/${family}/list`;
export const beginningOf = (family: TestFamily, testId: string): string =>
  `/ability/test/${family}/form?test=${testId}`;
export const formOf = (family: TestFamily, sessionId: string): string => `/ability/test/${family}/form/${sessionId}`;
export const resultOf = (sessionId: string): string => `/ability/my/popup/${sessionId}`;
