import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';

import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import type { FieldsProps } from './fields-props.ts';
import styles from './form.module.css';
import { programmeFormTexts } from './texts.ts';

/** Fields for its money, and for how many people it needs to take place. */
export function MoneyFields({ form, isFrozen }: FieldsProps) {
  const texts = useTexts(programmeFormTexts);
  return (
    <Section title={texts.sections.money} size="small">
      <Stack>
        <NumberField
          {...form.pick('budget')}
          label={texts.budget}
          unit={texts.won}
          min={0}
          step={10_000}
          disabled={isFrozen}
        />
        <div className={styles.pair}>
          <NumberField
            {...form.pick('leastPeople')}
            label={texts.leastPeople}
            mark="optional"
            unit={texts.people}
            help={texts.leastPeopleHelp}
            min={1}
            max={PROGRAMME_MOST.seats}
            disabled={isFrozen}
          />
          <DayField {...form.day('decidesOn')} label={texts.decidesOn} mark="optional" disabled={isFrozen} />
        </div>
      </Stack>
    </Section>
  );
}
