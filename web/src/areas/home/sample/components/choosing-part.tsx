import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { MultiCombobox } from '../../../../ui/multi-combobox.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const kinds = ['mail', 'push'] as const;
const interests = ['career', 'study', 'life'] as const;

export function ChoosingPart() {
  const texts = useTexts(componentTexts).choosing;
  const [topic, setTopic] = useState<'career' | 'study' | 'leave' | 'old'>('career');
  const [professorId, setProfessorId] = useState<string | null>('park');
  const [helperIds, setHelperIds] = useState<readonly string[]>(['park']);
  const [chosenKinds, setChosenKinds] = useState<readonly (typeof kinds)[number][]>(['mail']);
  const [way, setWay] = useState<'meet' | 'online' | 'phone'>('meet');
  const [isReminded, setIsReminded] = useState(true);
  const [span, setSpan] = useState<'week' | 'month' | 'term'>('week');
  const [wishes, setWishes] = useState<readonly string[]>(['career']);
  const [hasFilter, setHasFilter] = useState(true);
  const professors = Object.entries(texts.professors).map(([value, label]) => ({ value, label }));

  return (
    <Part title={texts.title}>
      <Select
        label={texts.topic}
        placeholder={texts.topicPlaceholder}
        empty={texts.topicEmpty}
        options={[
          { value: 'career', label: texts.topics.career },
          { value: 'study', label: texts.topics.study },
          { value: 'leave', label: texts.topics.leave },
          { value: 'old', label: texts.topics.old, note: texts.topicOld, disabled: true },
        ]}
        value={topic}
        onValueChange={setTopic}
      />
      <Combobox
        label={texts.professor}
        placeholder={texts.professorPlaceholder}
        empty={texts.professorEmpty}
        options={professors}
        value={professors.find(({ value }) => value === professorId) ?? null}
        onValueChange={(option) => setProfessorId(option?.value ?? null)}
      />
      <MultiCombobox
        label={texts.helpers}
        mark="several"
        placeholder={texts.professorPlaceholder}
        writeChosen={texts.helpersChosen}
        empty={texts.professorEmpty}
        options={professors}
        value={helperIds.flatMap((id) => professors.find(({ value }) => value === id) ?? [])}
        onValueChange={(options) => setHelperIds(options.map(({ value }) => value))}
      />
      <Checkbox
        label={texts.agree}
        note={texts.agreeNote}
        checked={chosenKinds.length === kinds.length}
        indeterminate={chosenKinds.length > 0 && chosenKinds.length < kinds.length}
        onChange={(event) => setChosenKinds(event.target.checked ? kinds : [])}
      />
      <CheckboxGroup
        label={texts.notices}
        mark="several"
        column={false}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={chosenKinds}
        onValueChange={setChosenKinds}
      />
      <RadioGroup
        label={texts.way}
        options={[
          { value: 'meet', label: texts.ways.meet },
          { value: 'online', label: texts.ways.online },
          { value: 'phone', label: texts.ways.phone, note: texts.phoneNote, disabled: true },
        ]}
        value={way}
        onValueChange={setWay}
      />
      <Switch label={texts.remind} checked={isReminded} onCheckedChange={setIsReminded} />
      <SegmentedControl
        label={texts.span}
        options={[
          { value: 'week', label: texts.spans.week },
          { value: 'month', label: texts.spans.month },
          { value: 'term', label: texts.spans.term },
        ]}
        value={span}
        onValueChange={setSpan}
      />
      <fieldset className={styles.row}>
        <legend className="visually-hidden">{texts.interests}</legend>
        {interests.map((id) => (
          <ChoiceChip
            key={id}
            label={texts.interest[id]}
            checked={wishes.includes(id)}
            onCheckedChange={(checked) => setWishes(checked ? [...wishes, id] : wishes.filter((wish) => wish !== id))}
          />
        ))}
      </fieldset>
      <div className={styles.row}>
        {hasFilter ? (
          <Chip removeLabel={texts.removeFilter} onRemove={() => setHasFilter(false)}>
            {texts.enrolled}
          </Chip>
        ) : (
          <Button variant="text" size="small" onClick={() => setHasFilter(true)}>
            {texts.restore}
          </Button>
        )}
      </div>
    </Part>
  );
}
