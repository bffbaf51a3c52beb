import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { ChipSet } from '../../../../ui/chip-set.tsx';
import { sampleTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';

/** When and how: a day, several of a few as chips and as boxes. */
export function TimeFields({ form }: FieldsProps) {
  const texts = useTexts(sampleTexts).form;
  const weekdays = useCodeOptions({ lclasCode: 'DAY_OF_WEEK' });
  const channels = useCodeOptions({ lclasCode: 'COUNSELLING_CHANNEL' });
  const { days, channels: chosen } = form.errors;
  return (
    <>
      <DayField {...form.day('date')} label={texts.date} help={texts.dateHelp} from="today" isDayOff={isWeekend} />
      <ChipSet
        {...form.pick('days')}
        label={texts.days}
        mark="several"
        error={days ?? weekdays.error}
        options={weekdays.options}
      />
      <CheckboxGroup
        {...form.pick('channels')}
        label={texts.channels}
        mark="several"
        error={chosen ?? channels.error}
        options={channels.options}
      />
    </>
  );
}

function isWeekend(iso: string): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
