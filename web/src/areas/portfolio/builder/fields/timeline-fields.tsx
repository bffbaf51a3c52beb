import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { chooseWords } from '../facts.ts';
import { fieldTexts } from '../field-texts.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';
import { ItemList } from './item-list.tsx';
import { LineField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import { RecordSelect } from './record-select.tsx';

type Item = BlockOf<'TIMELINE'>['itemList'][number];

const emptyItem = (): Item => ({
  title: '',
  place: '',
  begins: '',
  ends: '',
  isOngoing: false,
  text: '',
  source: null,
});

/** Entries with their periods. */
export function TimelineFields({ block, path, builder, set }: FieldsProps<'TIMELINE'>) {
  const texts = useTexts(fieldTexts);
  const { itemList } = block;
  const { language } = builder.paper;
  const change = (at: number, more: Partial<Item>, field: string): void =>
    set({ itemList: itemList.map((item, place) => (place === at ? { ...item, ...more } : item)) }, `${field}.${at}`);
  return (
    <>
      {itemList.length < SHOWN_MOST.items && (
        <RecordSelect
          builder={builder}
          taken={itemList.map(({ source }) => source)}
          onTake={({ title, place, begins, ends, isOngoing, source }) =>
            set({
              itemList: [
                ...itemList,
                {
                  title: chooseWords(title, language),
                  place: chooseWords(place, language),
                  begins,
                  ends,
                  isOngoing,
                  text: '',
                  source,
                },
              ],
            })
          }
        />
      )}
      <ItemList
        items={itemList}
        most={SHOWN_MOST.items}
        fullText={texts.itemsFull(SHOWN_MOST.items)}
        addLabel={texts.addItem}
        onChange={(next) => set({ itemList: next })}
        makeItem={emptyItem}
        draw={(item, at) => {
          const isFixed = item.source !== null;
          const problemAt = (field: string) => builder.problemAt(`${path}.itemList.${at}.${field}`);
          return (
            <>
              {isFixed && <p className={styles.help}>{texts.confirmed}</p>}
              <LineField
                label={texts.title}
                value={item.title}
                disabled={isFixed}
                onChange={(title) => change(at, { title }, 'title')}
                error={problemAt('title') ?? problemAt('source')}
              />
              <LineField
                label={texts.place}
                value={item.place}
                disabled={isFixed}
                onChange={(place) => change(at, { place }, 'place')}
                error={problemAt('place')}
              />
              <PeriodFields
                period={item}
                disabled={isFixed}
                problemAt={problemAt}
                onChange={(more, field) => change(at, more, field)}
              />
              <LinesField
                label={texts.text}
                rows={2}
                value={item.text}
                onChange={(text) => change(at, { text }, 'text')}
                error={problemAt('text')}
              />
            </>
          );
        }}
      />
    </>
  );
}
