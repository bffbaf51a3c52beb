import { MILEAGE_SOURCES, type MileageSource } from '@naru/contract/areas/mileage/rules.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ChoiceOption } from '../../../ui/choice-option.ts';
import { itemTexts } from './texts.ts';

/** Says of each source of points when they come. */
export function useSourceOptions(): readonly ChoiceOption<MileageSource>[] {
  const { sources, sourceNotes } = useTexts(itemTexts);
  return MILEAGE_SOURCES.map((value) => ({ value, label: sources[value], note: sourceNotes[value] }));
}
