import type { ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';

import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Section } from '../../../../ui/section.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';

const DrawnOrder = loadOnUse(async () => (await withTexts(import('./drawn-order.tsx'))).DrawnOrder);

/** Shows the seed of the lottery, and how anybody works the order out again. */
export function DrawPart({ programme }: { readonly programme: ProgrammeDetail }) {
  const texts = useTexts(catalogueTexts).draw;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
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
      <div>
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show}
        </Button>
      </div>
      {isOpen && <DrawnOrder type={PROGRAMME_PLACES[programme.typeCode].slug} programmeId={programme.programmeId} />}
    </Section>
  );
}
