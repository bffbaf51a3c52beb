import type { Setting } from '@naru/contract/areas/settings.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Written } from '../../../ui/written.tsx';
import styles from './setting.module.css';
import { settingTexts } from './texts.ts';

export interface SettingValueProps {
  readonly kind: Setting['kind'];
  readonly value: string | number | boolean;
}

/** A value as a person reads it: a colour with its patch, a logo as the picture. */
export function SettingValue({ kind, value }: SettingValueProps) {
  const texts = useTexts(settingTexts);
  const format = useFormat();
  if (value === '') return <span className={styles.empty}>{texts.empty}</span>;
  if (typeof value === 'number') return format.number(value);
  if (kind === 'logo') return <img className={styles.logo} src={String(value)} alt={texts.logo} />;
  if (kind !== 'colour') return <Written>{String(value)}</Written>;
  return (
    <span className={styles.colour}>
      <span className={styles.patch} style={{ backgroundColor: String(value) }} />
      {value}
    </span>
  );
}
