import type { InstrumentChanges } from '@naru/contract/areas/ability/instrument-facts.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';

interface ChangesWordsProps {
  readonly changes: InstrumentChanges;
  readonly headingLevel: 2 | 3;
}

/** Says what changed since the version before, by the codes of scales and items. */
export function ChangesWords({ changes, headingLevel }: ChangesWordsProps) {
  const all = useTexts(instrumentTexts);
  const texts = all.changes;
  const format = useFormat();
  const parts = [
    [texts.addedScales, changes.addedScaleList],
    [texts.removedScales, changes.removedScaleList],
    [texts.changedScales, changes.changedScaleList],
    [texts.addedItems, changes.addedItemList],
    [texts.removedItems, changes.removedItemList],
    [texts.changedItems, changes.changedItemList],
  ] as const;
  const changed = parts.filter(([, codes]) => codes.length > 0);
  const items = [
    ...changed,
    ...(changes.notComparedScaleList.length > 0 ? [[texts.notCompared, changes.notComparedScaleList] as const] : []),
  ].map(([term, codes]) => ({ term, value: codes.join(', ') }));
  return (
    <Section title={texts.title(all.version(format.number(changes.from)))} size="small" headingLevel={headingLevel}>
      {changed.length === 0 && <p className={styles.meta}>{texts.none}</p>}
      {items.length > 0 && <DefinitionList items={items} />}
      {changes.notComparedScaleList.length === 0 && <p className={styles.meta}>{texts.all}</p>}
    </Section>
  );
}
