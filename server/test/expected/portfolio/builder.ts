/** Drafts of portfolios (docs/specification.md §6, §7): students and alumni their own. */
import { ASKERS, type ExpectedCall } from '../people.ts';

const content = {
  background: { kind: 'THEME', theme: 'HARBOUR' },
  head: { name: '', headline: '', summary: '', picture: null, linkList: [] },
  rowList: [],
} as const;

export const BUILDER_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'portfolioBuilder.readDraft': { whom: ASKERS, code: '404' },
  'portfolioBuilder.saveDraft': {
    whom: ASKERS,
    code: '404',
    body: { contentVersion: 1, title: '나의 이야기', language: 'ko', content },
  },
};
