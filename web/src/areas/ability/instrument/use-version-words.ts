import type { InstrumentVersionFacts } from '@naru/contract/areas/ability/instrument-facts.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { instrumentTexts } from './texts.ts';

type Moments = Pick<
  InstrumentVersionFacts,
  'status' | 'createdAt' | 'createdByNm' | 'changedAt' | 'publishedAt' | 'publishedByNm' | 'retiredAt'
>;

/** Words for when a version began, was published and retired. */
export function useVersionWords() {
  const texts = useTexts(instrumentTexts).detail;
  const format = useFormat();
  const begun = ({ createdAt, createdByNm: name }: Moments): string => {
    const day = format.day(createdAt);
    return name === null ? texts.begunBySystem(day) : texts.begun({ day, name });
  };
  const published = (at: string, name: string | null): string => {
    const day = format.day(at);
    return name === null ? texts.publishedBySystem(day) : texts.published({ day, name });
  };
  const momentsOf = (version: Moments): string[] => {
    const { changedAt, publishedAt, publishedByNm, retiredAt } = version;
    if (publishedAt === null) return [begun(version), texts.changed(format.relativeTime(changedAt))];
    return [
      published(publishedAt, publishedByNm),
      ...(retiredAt === null ? [] : [texts.retired(format.day(retiredAt))]),
    ];
  };
  return { momentsOf };
}
