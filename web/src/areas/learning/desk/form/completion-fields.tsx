import { ENUMS } from '@naru/contract/enums.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Field } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { useDeskWords } from '../shared/use-desk-words.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './form.module.css';
import { hoursOf, sumOf } from './form-values.ts';
import { MomentField } from './moment-field.tsx';
import { programmeFormTexts } from './texts.ts';

/** Fields for the completion: what it takes, and what it is worth. */
export function CompletionFields({ form, isFrozen }: FieldsProps) {
  const texts = useTexts(programmeFormTexts);
  const format = useFormat();
  const { values } = form;
  const inSessions = hoursOf(values.sessions);
  return (
    <Section title={texts.sections.completion} size="small">
      <Stack>
        <div className={styles.pair}>
          <NumberField
            {...form.pick('hours')}
            label={texts.hours}
            unit={texts.hoursUnit}
            min={0}
            step={0.5}
            decimals={1}
            disabled={isFrozen}
            help={inSessions > 0 ? texts.hoursFromSessions(format.number(inSessions)) : undefined}
          />
          <NumberField
            {...form.pick('points')}
            label={texts.points}
            mark="optional"
            unit={texts.pointsUnit}
            help={texts.pointsHelp}
            min={0}
            disabled={isFrozen}
          />
        </div>
        <CompetencyFields form={form} isFrozen={isFrozen} />
        <NumberField
          {...form.pick('leastAttendance')}
          label={texts.leastAttendance}
          unit="%"
          min={0}
          max={100}
          step={5}
          disabled={isFrozen}
        />
        <Switch {...form.flag('needsSurvey')} label={texts.needsSurvey} disabled={isFrozen} />
        <Switch {...form.flag('needsAssignment')} label={texts.needsAssignment} disabled={isFrozen} />
        {values.needsAssignment && (
          <MomentField {...form.pick('assignmentUntil')} label={texts.assignmentUntil} mark="optional" />
        )}
      </Stack>
    </Section>
  );
}

/** The shares of the competencies, with their sum as a bar. */
function CompetencyFields({ form, isFrozen }: Omit<FieldsProps, 'choices'>) {
  const texts = useTexts(programmeFormTexts);
  const format = useFormat();
  const { competencyOf } = useDeskWords();
  const { values, errors, idOf } = form;
  const { onValueChange: share } = form.pick('competencies', 'competencyList');
  const { competencies } = values;
  const sum = sumOf(competencies);
  const said =
    sum === 100
      ? texts.sumDone
      : sum < 100
        ? texts.sumLeft(format.number(100 - sum))
        : texts.sumOver(format.number(sum - 100));
  return (
    <Field
      as="legend"
      id={idOf('competencyList')}
      label={texts.competencies}
      help={texts.competenciesHelp}
      error={errors.competencyList}
    >
      {() => (
        <Stack gap={12}>
          <div className={styles.competencies}>
            {ENUMS.coreCompetency.map((code) => (
              <NumberField
                key={code}
                label={competencyOf(code)}
                unit="%"
                min={0}
                max={100}
                step={10}
                disabled={isFrozen}
                value={competencies[code] ?? null}
                onValueChange={(ratio) => share({ ...competencies, [code]: ratio })}
              />
            ))}
          </div>
          <ProgressBar label={texts.sum(format.number(sum))} value={sum} max={100} valueText={said} />
        </Stack>
      )}
    </Field>
  );
}
