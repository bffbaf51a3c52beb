/** Experience cards and sharing of papers. Written by hand. */
import { ASKERS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

/** Students and alumni their own; advisors and coaches only what a student shares with them. */
const READERS = [...ASKERS, 'supervisor', 'chiefsupervisor', 'coach'];

const PAPER = { paper: 'LETTER', id: NO_SUCH_ID };
const CARD = { title: '독자 조사', tagList: [] };

export const EXPERIENCE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'experiences.pageCards': { whom: ASKERS, code: '0000' },
  'experiences.readCard': { whom: READERS, code: '404' },
  'experiences.createCard': { whom: ASKERS, code: '9100', body: { ...CARD, title: '' } },
  'experiences.changeCard': { whom: ASKERS, code: '404', body: { ...CARD, version: 1 } },
  'experiences.deleteCard': { whom: ASKERS, code: '404' },
  'experiences.restoreCard': { whom: ASKERS, code: '404', body: {} },
  'experiences.changeUse': { whom: ASKERS, code: '404', body: { questionId: NO_SUCH_ID, isUsed: true } },
  'experiences.listUses': { whom: ASKERS, code: '0000' },
  'experiences.suggestCards': { whom: ASKERS, code: '0000', query: { questionText: '협업한 경험' } },
  'experiences.listFacts': { whom: ASKERS, code: '0000' },
};

export const PAPER_SHARE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'paperShares.readShares': { whom: READERS, code: '404', params: PAPER },
  'paperShares.changeShare': {
    whom: ASKERS,
    code: '404',
    params: PAPER,
    body: { audience: 'ADVISOR', isShared: true },
  },
  'paperShares.pageViews': { whom: READERS, code: '404', params: PAPER },
  'paperShares.listShared': { whom: READERS, code: '404' },
  'paperShares.readSharedResume': { whom: READERS, code: '404' },
};
