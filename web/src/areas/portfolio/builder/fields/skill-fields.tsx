import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { fieldTexts } from '../field-texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { ItemList } from './item-list.tsx';
import { LineField } from './line-field.tsx';

type Item = BlockOf<'SKILL'>['itemList'][number];

/** Skills, and how far each goes. */
export function SkillFields({ block: { itemList }, path, builder, set }: FieldsProps<'SKILL'>) {
  const texts = useTexts(fieldTexts);
  const change = (at: number, more: Partial<Item>, field: string): void =>
    set({ itemList: itemList.map((item, place) => (place === at ? { ...item, ...more } : item)) }, `${field}.${at}`);
  return (
    <ItemList
      items={itemList}
      most={SHOWN_MOST.items}
      fullText={texts.itemsFull(SHOWN_MOST.items)}
      addLabel={texts.addItem}
      onChange={(next) => set({ itemList: next })}
      makeItem={(): Item => ({ name: '', level: 3, text: '' })}
      draw={({ name, level, text }, at) => (
        <>
          <LineField
            label={texts.skillName}
            value={name}
            onChange={(next) => change(at, { name: next }, 'name')}
            error={builder.problemAt(`${path}.itemList.${at}.name`)}
          />
          <Select
            label={texts.skillLevel}
            options={texts.skillLevels.map((label, value) => ({ value: String(value), label }))}
            value={String(level)}
            onValueChange={(next) => change(at, { level: Number(next) }, 'level')}
            placeholder={texts.skillLevel}
          />
          <LineField
            label={texts.skillText}
            value={text}
            onChange={(next) => change(at, { text: next }, 'text')}
            error={builder.problemAt(`${path}.itemList.${at}.text`)}
          />
        </>
      )}
    />
  );
}
