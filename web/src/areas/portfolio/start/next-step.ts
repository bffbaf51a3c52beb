/** The step that a portfolio waits for, the most urgent first. Pure. */
import type { PortfolioCard } from '@naru/contract/areas/portfolio/start.ts';

export type NextStep = 'HIDDEN' | 'PROMPTS' | 'PUBLISH' | 'CHANGED' | 'LINKLESS' | 'SHOWN' | 'TAKEN_DOWN';

type Standing = Pick<
  PortfolioCard,
  'status' | 'visibility' | 'hiddenAt' | 'isChangedSince' | 'promptCount' | 'openLinkCount'
>;

export function findNextStep(card: Standing): NextStep {
  if (card.hiddenAt !== null) return 'HIDDEN';
  if (card.status === 'PUBLISHED') {
    if (card.isChangedSince) return 'CHANGED';
    if (card.visibility === 'PRIVATE') return 'PUBLISH';
    return card.visibility === 'LINK' && card.openLinkCount === 0 ? 'LINKLESS' : 'SHOWN';
  }
  if (card.promptCount > 0) return 'PROMPTS';
  return card.status === 'UNPUBLISHED' ? 'TAKEN_DOWN' : 'PUBLISH';
}
