import type { BadgeClassStatus } from '@naru/contract/areas/portfolio/badge-words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { badgeDeskTexts } from './texts.ts';

const KINDS: Readonly<Record<BadgeClassStatus, StateKind>> = { DRAFT: 'draft', OPEN: 'open', CLOSED: 'ended' };

export function ClassChip({ status }: { readonly status: BadgeClassStatus }) {
  const texts = useTexts(badgeDeskTexts);
  return <StateChip kind={KINDS[status]}>{texts.status[status]}</StateChip>;
}
