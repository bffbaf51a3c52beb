import { PROGRAMME_MOST, SELECTIONS } from '@naru/contract/areas/learning/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChipSet } from '../../../../ui/chip-set.tsx';
import { MultiCombobox } from '../../../../ui/multi-combobox.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDeskWords } from '../shared/use-desk-words.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './form.module.css';
import { MomentField } from './moment-field.tsx';
import { programmeFormTexts } from './texts.ts';

/** Fields for applying: who can until when, how a seat is given, and how many there are. */
export function ApplyFields({ form, choices, isFrozen }: FieldsProps) {
  const texts = useTexts(programmeFormTexts);
  const { memberTypeOf, selectionOf, gradeOf } = useDeskWords();
  const departments = useDepartmentOptions();
  const { values } = form;
  const types = choices.audienceList.find(({ typeCode }) => typeCode === values.typeCode)?.memberTypeList ?? [];
  const isForStudents = values.audienceTypeList.includes('CURRENT_STUDENT');
  return (
    <Section title={texts.sections.apply} size="small">
      <Stack>
        <ChipSet
          {...form.pick('audienceTypeList')}
          label={texts.audience}
          options={types.map((type) => ({ value: type, label: memberTypeOf(type), disabled: isFrozen }))}
        />
        <MultiCombobox
          {...form.pick('audienceDepartments', 'audienceDeptList')}
          label={texts.audienceDepts}
          mark="optional"
          help={texts.audienceDeptsHelp}
          options={departments}
          disabled={isFrozen}
          writeChosen={texts.chosen}
          empty={texts.noDepartment}
        />
        {isForStudents && (
          <ChipSet
            {...form.pick('audienceGradeList')}
            label={texts.grades}
            mark="optional"
            help={texts.gradesHelp}
            options={ENUMS.grade.map((grade) => ({ value: grade, label: gradeOf(grade), disabled: isFrozen }))}
          />
        )}
        <RadioGroup
          {...form.pick('selection')}
          label={texts.selection}
          options={SELECTIONS.map((one) => ({
            value: one,
            label: selectionOf(one),
            note: texts.selectionHelp[one],
            disabled: isFrozen,
          }))}
        />
        <MomentField {...form.pick('appliesFrom')} label={texts.appliesFrom} />
        <MomentField {...form.pick('appliesUntil')} label={texts.appliesUntil} />
        <MomentField {...form.pick('cancelsUntil')} label={texts.cancelsUntil} help={texts.cancelsUntilHelp} />
        <div className={styles.pair}>
          <NumberField
            {...form.pick('capacity')}
            label={texts.capacity}
            unit={texts.people}
            min={1}
            max={PROGRAMME_MOST.seats}
          />
          <NumberField
            {...form.pick('queueCapacity')}
            label={texts.queueCapacity}
            unit={texts.people}
            min={0}
            max={PROGRAMME_MOST.seats}
          />
        </div>
        <TextField
          {...form.text('question')}
          label={texts.question}
          mark="optional"
          help={texts.questionHelp}
          maxLength={PROGRAMME_MOST.text}
        />
        <Switch {...form.flag('allowsRepeat')} label={texts.allowsRepeat} disabled={isFrozen} />
      </Stack>
    </Section>
  );
}
