import type { InstrumentItem } from '@naru/contract/areas/ability/instrument.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import type { VersionPartProps } from './version-screen.tsx';

const ItemDialog = loadOnUse(async () => (await withTexts(import('./item-dialog.tsx'))).ItemDialog);

/** The items in the order in which students see them, and the answers that they offer. */
export function ItemsPart({ instrument, language }: VersionPartProps) {
  const texts = useTexts(instrumentTexts).item;
  const [edited, setEdited] = useState<string>();
  const { content, can } = instrument;
  const item = content.itemList.find(({ code }) => code === edited);
  return (
    <Stack gap={32}>
      <Section title={texts.answers} size="small">
        <DefinitionList
          items={content.responseList.map(({ code, optionList }) => ({
            term: code,
            value: (
              <span lang={language}>
                {optionList.map(({ value, label }) => `${value}\u00a0${label[language]}`).join(' · ')}
              </span>
            ),
          }))}
        />
      </Section>
      <Section title={texts.title} size="small">
        <ol className={styles.list}>
          {content.itemList.map((one) => (
            <ItemRow
              key={one.code}
              item={one}
              instrument={instrument}
              language={language}
              onEdit={can.change ? () => setEdited(one.code) : undefined}
            />
          ))}
        </ol>
      </Section>
      {item && <ItemDialog instrument={instrument} item={item} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}

interface ItemRowProps extends VersionPartProps {
  readonly item: InstrumentItem;
  readonly onEdit: (() => void) | undefined;
}

function ItemRow({ item, instrument, language, onEdit }: ItemRowProps) {
  const texts = useTexts(instrumentTexts).item;
  const { code, text, responses, isOptional } = item;
  const { scaleList, responseList } = instrument.content;
  const scales = scaleList.flatMap((scale) => {
    const part = scale.itemList.find((one) => one.item === code);
    return part ? [part.isReversed ? `${scale.code} (${texts.reversed})` : scale.code] : [];
  });
  return (
    <li className={styles.itemRow}>
      <span className={styles.code}>{code}</span>
      <div className={styles.words}>
        <p className={styles.itemText} lang={language}>
          {text[language]}
        </p>
        <p className={styles.meta}>
          {joinFacts([texts.in(scales.join(', ')), responseList.length > 1 && responses, isOptional && texts.optional])}
        </p>
      </div>
      {onEdit && (
        <Button size="small" variant="text" aria-label={texts.editName(code)} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
    </li>
  );
}
