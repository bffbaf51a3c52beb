import type { ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Section } from '../../../../ui/section.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';

/** Shows the seed of the lottery, and how anybody works the order out again. */
export function DrawPart({ programme }: { readonly programme: ProgrammeDetail }) {
  const texts = useTexts(catalogueTexts).draw;
  const format = useFormat();
  const { draw, own } = programme;
  if (!draw) return null;
  return (
    <Section title={texts.title} text={texts.text(format.moment(draw.drawnAt))}>
      <DefinitionList
        items={[
          { term: texts.seed, value: <span className={styles.seed}>{draw.seed}</span> },
          ...(own ? [{ term: texts.own, value: <span className={styles.seed}>{own.traineeId}</span> }] : []),
        ]}
      />
      <p className={styles.note}>{texts.how}</p>
    </Section>
  );
}
