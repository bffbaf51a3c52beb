/** The scales of a test as a framework: core competencies, and the scales that each is made of. */
import type { FrameworkGroup } from '@naru/contract/areas/ability/guide.ts';
import { Instrument, type InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

export type BareGroup = Omit<FrameworkGroup, 'programmeList'>;

/** Reads scales as a version keeps them, in the order in which the portal names its competencies. */
export function readFramework(kept: unknown, language: TestLanguage): BareGroup[] {
  const scales = Instrument.shape.scaleList.parse(kept);
  const say = ({ code, name, definition }: InstrumentScale) => ({
    scaleCode: code,
    name: name[language],
    definition: definition[language],
  });
  return ENUMS.coreCompetency.flatMap((coreCompetency) =>
    scales
      .filter((scale) => scale.coreCompetency === coreCompetency)
      .map((scale) => ({
        ...say(scale),
        coreCompetency,
        partList: scales.filter(({ parent }) => parent === scale.code).map((part) => say(part)),
      })),
  );
}
