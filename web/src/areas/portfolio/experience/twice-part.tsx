import { experiences } from '@naru/contract/areas/portfolio/experience.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { experienceTexts } from './texts.ts';

export interface TwicePartProps {
  /** One letter alone; all of them without it. */
  readonly letterId?: string | undefined;
}

/** Tells which letters have one card in two answers; nothing where none does. */
export function TwicePart({ letterId }: TwicePartProps) {
  const texts = useTexts(experienceTexts).twice;
  const { data } = useCall(experiences.listUses, { query: { letterId } });
  const letters = data?.letterList.filter(({ twiceList }) => twiceList.length > 0) ?? [];
  if (letters.length === 0) return null;
  return (
    <Notice tone="amber" title={texts.title}>
      {letters.map(({ letterId: id, letterNm, usedList, twiceList }) => (
        <p key={id}>
          {texts.line(
            letterNm,
            twiceList.map((cardId) => usedList.find((use) => use.cardId === cardId)?.title ?? '').join(', '),
          )}
        </p>
      ))}
      <p>{texts.text}</p>
    </Notice>
  );
}
