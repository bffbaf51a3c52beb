import type { MemberStatus } from '@naru/contract/areas/member.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { memberTexts } from './texts.ts';

const KINDS: Readonly<Record<MemberStatus, StateKind>> = {
  ACTIVE: 'approved',
  PENDING: 'waiting',
  LOCKED: 'rejected',
  LEFT: 'ended',
};

export function MemberStatusChip({ status }: { readonly status: MemberStatus }) {
  const texts = useTexts(memberTexts);
  return <StateChip kind={KINDS[status]}>{texts.statuses[status]}</StateChip>;
}
