import { GRADE_SOURCE, sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { START_MOST } from '@naru/contract/areas/portfolio/start.ts';
import { useState } from 'react';

import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import type { ChoiceOption } from '../../../ui/choice-option.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import type { Made } from './use-making.ts';

interface WhatStepProps extends Made {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

const NONE = 'none';

/** Asks what to show of what the portal knows; a first choice is made. */
export function WhatStep({ start, making, onBack, onNext }: WhatStepProps) {
  const all = useTexts(startTexts);
  const texts = all.what;
  const format = useFormat();
  const { sourceList, assertionIdList, cardIdList } = making.choices;
  const { recordList, badgeList, resumeList, chartList } = start.facts;
  const isEmpty = recordList.length + badgeList.length + resumeList.length + start.storyList.length === 0;
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <div>
        <h2 className={styles.stepTitle}>{texts.title}</h2>
        {!isEmpty && (
          <p className={styles.meta}>
            {`${texts.text} ${texts.counted(format.number(sourceList.length + assertionIdList.length + cardIdList.length))}`}
          </p>
        )}
      </div>
      {isEmpty && <Notice title={texts.none}>{texts.noneText}</Notice>}
      <Stories start={start} making={making} />
      <Records start={start} making={making} />
      <Badges start={start} making={making} />
      {resumeList.length > 0 && <Resume start={start} making={making} />}
      {chartList.length > 0 && <Chart start={start} making={making} />}
      <FormDock>
        <Button onClick={onBack}>{all.make.back}</Button>
        <Button type="submit" variant="primary">
          {all.make.next}
        </Button>
      </FormDock>
    </form>
  );
}

function Stories({ start: { storyList }, making: { choices, change } }: Made) {
  const texts = useTexts(startTexts).what;
  if (storyList.length === 0) return null;
  const isFull = choices.cardIdList.length >= START_MOST.cards;
  return (
    <Several
      label={texts.stories}
      help={texts.storiesNote}
      options={storyList.map(({ cardId, title, excerpt }) => ({
        value: cardId,
        label: title,
        note: excerpt || undefined,
        disabled: isFull && !choices.cardIdList.includes(cardId),
      }))}
      value={choices.cardIdList}
      onValueChange={(cardIdList) => change({ cardIdList })}
    />
  );
}

function Records({ start: { facts }, making: { choices, change, language } }: Made) {
  const texts = useTexts(startTexts).what;
  if (facts.recordList.length === 0) return null;
  const sources = new Map(facts.recordList.map(({ source }) => [sourceKey(source), source]));
  const isFull = choices.sourceList.length >= START_MOST.records;
  const chosen = choices.sourceList.map(sourceKey);
  return (
    <Several
      label={texts.records}
      help={texts.recordsNote}
      options={facts.recordList.map(({ source, section, title, place, begins }) => ({
        value: sourceKey(source),
        label: title[language] || title.ko,
        note:
          source.kind === GRADE_SOURCE
            ? texts.gradeNote
            : joinFacts([texts.sections[section], place[language] || place.ko, begins.replace('-', '.')]),
        disabled: isFull && !chosen.includes(sourceKey(source)),
      }))}
      value={chosen}
      onValueChange={(keys) => change({ sourceList: keys.flatMap((key) => sources.get(key) ?? []) })}
    />
  );
}

function Badges({ start: { facts }, making: { choices, change, language } }: Made) {
  const texts = useTexts(startTexts).what;
  if (facts.badgeList.length === 0) return null;
  return (
    <Several
      label={texts.badges}
      options={facts.badgeList.slice(0, START_MOST.badges).map(({ assertionId, name, description }) => ({
        value: assertionId,
        label: name[language],
        note: description[language] || undefined,
      }))}
      value={choices.assertionIdList}
      onValueChange={(assertionIdList) => change({ assertionIdList })}
    />
  );
}

function Resume({ start: { facts }, making: { choices, change } }: Made) {
  const texts = useTexts(startTexts).what;
  return (
    <RadioGroup
      label={texts.resume}
      help={texts.resumeNote}
      column
      options={[
        ...facts.resumeList.map(({ resumeId, title }) => ({ value: resumeId, label: title })),
        { value: NONE, label: texts.noResume },
      ]}
      value={choices.resumeId ?? NONE}
      onValueChange={(id) => change({ resumeId: id === NONE ? null : id })}
    />
  );
}

function Chart({ start: { facts }, making: { choices, change, language } }: Made) {
  const texts = useTexts(startTexts).what;
  const format = useFormat();
  const sources = new Map(facts.chartList.map(({ source }) => [sourceKey(source), source]));
  return (
    <RadioGroup
      label={texts.chart}
      help={texts.chartNote}
      column
      options={[
        { value: NONE, label: texts.noChart },
        ...facts.chartList.map(({ source, title, takenOn }) => ({
          value: sourceKey(source),
          label: title[language],
          note: format.day(takenOn),
        })),
      ]}
      value={choices.chartSource ? sourceKey(choices.chartSource) : NONE}
      onValueChange={(key) => change({ chartSource: sources.get(key) ?? null })}
    />
  );
}

interface SeveralProps {
  readonly label: string;
  readonly help?: string;
  readonly options: readonly ChoiceOption[];
  readonly value: readonly string[];
  readonly onValueChange: (value: string[]) => void;
}

const FIRST = 6;

/** A choice of several, of which those that are chosen stand first; more are shown where asked for. */
function Several({ options, value, ...more }: SeveralProps) {
  const texts = useTexts(startTexts).what;
  const format = useFormat();
  const [first] = useState(() => new Set(value));
  const [isOpen, setOpen] = useState(false);
  const sorted = options.toSorted((one, other) => Number(first.has(other.value)) - Number(first.has(one.value)));
  const most = Math.max(FIRST, first.size);
  const rest = sorted.length - most;
  return (
    <div className={styles.several}>
      <CheckboxGroup {...more} options={isOpen ? sorted : sorted.slice(0, most)} value={value} />
      {rest > 0 && !isOpen && (
        <div>
          <Button size="small" variant="text" onClick={() => setOpen(true)}>
            {texts.more(format.number(rest))}
          </Button>
        </div>
      )}
    </div>
  );
}
