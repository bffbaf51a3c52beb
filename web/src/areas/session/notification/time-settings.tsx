import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './form-screen.module.css';
import { notificationTexts } from './texts.ts';
import type { SettingsProps } from './type-settings.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Hours in which neither e-mail nor text message comes. */
export function QuietSettings({ preference, onChange }: SettingsProps) {
  const texts = useTexts(notificationTexts).form;
  const format = useFormat();
  const { quiet } = preference;
  const hours = HOURS.map((hour) => ({ value: String(hour), label: format.hour(hour) }));
  const labels = { placeholder: texts.choose, empty: texts.choose };
  const chooseHour = (edge: 'from' | 'to', label: string) => (
    <Select
      label={label}
      compact
      labels={labels}
      options={hours}
      value={String(quiet[edge])}
      onValueChange={(value) =>
        onChange((before) => ({ ...before, quiet: { ...before.quiet, [edge]: Number(value) } }))
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
