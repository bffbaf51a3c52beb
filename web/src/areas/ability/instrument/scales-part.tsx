import type { InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Row } from '../../../ui/row.tsx';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import type { VersionPartProps } from './version-screen.tsx';

const ScaleDialog = loadOnUse(async () => (await withTexts(import('./scale-dialog.tsx'))).ScaleDialog);

/** The scales with what they are made of, and the words of their levels. */
export function ScalesPart({ instrument, language }: VersionPartProps) {
  const [edited, setEdited] = useState<string>();
  const { content, can } = instrument;
  const scale = content.scaleList.find(({ code }) => code === edited);
  return (
    <>
      <ul className={styles.list}>
        {content.scaleList.map((one) => (
          <ScaleRow
            key={one.code}
            scale={one}
            instrument={instrument}
            language={language}
            onEdit={can.change ? () => setEdited(one.code) : undefined}
          />
        ))}
      </ul>
      {scale && <ScaleDialog instrument={instrument} scale={scale} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface ScaleRowProps extends VersionPartProps {
  readonly scale: InstrumentScale;
  readonly onEdit: (() => void) | undefined;
}

function ScaleRow({ scale, instrument, language, onEdit }: ScaleRowProps) {
  const all = useTexts(instrumentTexts);
  const texts = all.scale;
  const format = useFormat();
  const { code, name, definition, formula, parent, coreCompetency, dutyCodeList, levelList } = scale;
  const parentNm = instrument.content.scaleList.find((one) => one.code === parent)?.name[language];
  return (
    <li className={styles.scaleRow}>
      <Row apart>
        <h2 className={styles.scaleName}>
          <span lang={language}>{name[language]}</span> <span className={styles.code}>{code}</span>
        </h2>
        {onEdit && (
          <Button size="small" variant="text" aria-label={texts.editName(name[language])} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </Row>
      <p className={styles.text} lang={language}>
        {definition[language]}
      </p>
      <p className={styles.meta}>{joinFacts([all.formulas[formula], parentNm !== undefined && texts.of(parentNm)])}</p>
      <DefinitionList
        items={[
          { term: texts.parts, value: listParts(scale, all.item.reversed) },
          { term: texts.goodEnd, value: all.ends[scale.goodEnd ?? 'NONE'] },
          ...(coreCompetency === undefined ? [] : [{ term: texts.competency, value: coreCompetency }]),
          ...(dutyCodeList.length === 0
            ? []
            : [{ term: texts.duties, value: texts.dutiesOf(format.number(dutyCodeList.length)) }]),
          ...levelList.map(({ level, text }) => ({
            term: all.levels[level],
            value: <span lang={language}>{text[language]}</span>,
          })),
        ]}
      />
      {levelList.length === 0 && <p className={styles.meta}>{texts.noLevels}</p>}
    </li>
  );
}

/** `GOAL-1, GOAL-2 (reversed), 2 × SELF`. */
function listParts({ formula, itemList, scaleList }: InstrumentScale, reversed: string): string {
  const weighed = (code: string, weight: number): string =>
    formula === 'WEIGHTED' && weight !== 1 ? `${weight} × ${code}` : code;
  return [
    ...itemList.map(({ item, isReversed, weight }) => weighed(isReversed ? `${item} (${reversed})` : item, weight)),
    ...scaleList.map(({ scale, weight }) => weighed(scale, weight)),
  ].join(', ');
}
