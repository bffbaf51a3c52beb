import type { VersionStatus } from '@naru/contract/areas/ability/words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { VERSION_CHIPS } from './instrument-list.ts';
import { instrumentTexts } from './texts.ts';

export function VersionChip({ status }: { readonly status: VersionStatus }) {
  const { statuses } = useTexts(instrumentTexts);
  return <StateChip kind={VERSION_CHIPS[status]}>{statuses[status]}</StateChip>;
}
