import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { mileageTexts } from './texts.ts';

/** Marks somebody who owes points. */
export function OwedChip({ owed }: { readonly owed: number }) {
  const texts = useTexts(mileageTexts);
  const format = useFormat();
  return <StateChip kind="waiting">{texts.owed(format.number(owed))}</StateChip>;
}
