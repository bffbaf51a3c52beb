import type { Clash } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { catalogueTexts } from '../texts.ts';

/** Returns what says with which of one’s own dates a programme clashes. */
export function useClashWords(): (clash: Clash) => string {
  const { clash: texts } = useTexts(catalogueTexts);
  const format = useFormat();
  return ({ number, title, isProgramme, beginsAt }) => {
    const what = isProgramme ? texts.quoted(title) : title;
    return texts.with(
      what,
      format.moment(beginsAt, { hasWeekday: false }),
      number === null ? '' : format.number(number),
    );
  };
}
