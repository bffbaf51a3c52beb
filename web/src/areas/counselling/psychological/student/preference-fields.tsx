import {
  COUNSELLOR_GENDERS,
  PREFERRED_TIMES,
  PSYCH_CHANNELS,
  type Preferences,
} from '@naru/contract/areas/counselling/psychological/words.ts';
import { useId } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

export interface PreferenceFieldsProps {
  readonly value: Preferences;
  readonly onValueChange: (value: Preferences) => void;
}

/** In the order in which they are offered, whichever was chosen first. */
function toggle<T extends string>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
}

/** When and how somebody would like to meet, and whom. */
export function PreferenceFields({ value, onValueChange }: PreferenceFieldsProps) {
  const texts = useTexts(psychStudentTexts).form;
  const name = useId();
  return (
    <div className={styles.stack}>
      <Field as="legend" label={texts.timeList} mark="several">
        {() => (
          <div className={styles.chips}>
            {PREFERRED_TIMES.map((time) => (
              <ChoiceChip
                key={time}
                label={texts.times[time]}
                checked={value.timeList.includes(time)}
                onCheckedChange={() =>
                  onValueChange({ ...value, timeList: toggle(PREFERRED_TIMES, value.timeList, time) })
                }
              />
            ))}
          </div>
        )}
      </Field>
      <Field as="legend" label={texts.channelList} mark="several">
        {() => (
          <div className={styles.chips}>
            {PSYCH_CHANNELS.map((channel) => (
              <ChoiceChip
                key={channel}
                label={texts.channels[channel]}
                checked={value.channelList.includes(channel)}
                onCheckedChange={() =>
                  onValueChange({ ...value, channelList: toggle(PSYCH_CHANNELS, value.channelList, channel) })
                }
              />
            ))}
          </div>
        )}
      </Field>
      <Field as="legend" label={texts.gender}>
        {() => (
          <div className={styles.chips}>
            {COUNSELLOR_GENDERS.map((gender) => (
              <ChoiceChip
                key={gender}
                kind="radio"
                name={name}
                value={gender}
                label={texts.genders[gender]}
                checked={value.gender === gender}
                onCheckedChange={() => onValueChange({ ...value, gender })}
              />
            ))}
          </div>
        )}
      </Field>
    </div>
  );
}
