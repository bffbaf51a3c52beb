import { ClockField } from '../../../blocks/calendar/clock-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { toMinutes, toTime } from '../../../ui/time-steps.ts';
import styles from './form-screen.module.css';
import { notificationTexts } from './texts.ts';
import type { SettingsProps } from './type-settings.tsx';

const HOUR_MINUTES = 60;

/** Hours in which neither e-mail nor text message comes. */
export function QuietSettings({ preference, onChange }: SettingsProps) {
  const texts = useTexts(notificationTexts).form;
  const { quiet } = preference;
  const chooseHour = (edge: 'from' | 'to', label: string) => (
    <ClockField
      label={label}
      compact
      to="23:00"
      step={HOUR_MINUTES}
      value={toTime(quiet[edge] * HOUR_MINUTES)}
      onValueChange={(time) =>
        onChange((before) => ({ ...before, quiet: { ...before.quiet, [edge]: toMinutes(time) / HOUR_MINUTES } }))
      }
    />
  );
  return (
    <div className={styles.mail}>
      <Switch
        apart
        label={texts.quiet}
        note={texts.quietNote}
        checked={quiet.isOn}
        onCheckedChange={(isOn) => onChange((before) => ({ ...before, quiet: { ...before.quiet, isOn } }))}
      />
      {quiet.isOn && (
        <div className={styles.hours}>
          {chooseHour('from', texts.quietFrom)}
          {chooseHour('to', texts.quietTo)}
        </div>
      )}
    </div>
  );
}

/** E-mails one by one, or once a day. */
export function DigestSetting({ preference, onChange }: SettingsProps) {
  const texts = useTexts(notificationTexts).form;
  return (
    <Switch
      apart
      label={texts.digest}
      note={texts.digestNote}
      checked={preference.isDigest}
      onCheckedChange={(next) => onChange((before) => ({ ...before, isDigest: next }))}
    />
  );
}
