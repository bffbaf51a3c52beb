/** The kinds with cases of their own. */
import type { CaseSource } from './source.ts';

export const CASE_SOURCES: readonly CaseSource[] = [];
