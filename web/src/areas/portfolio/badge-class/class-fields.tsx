import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './badge-class.module.css';
import { badgeDeskTexts } from './texts.ts';
import type { ClassPageForm } from './use-class-form.ts';

interface FieldsProps {
  readonly form: ClassPageForm;
}

/** Names, descriptions and criteria in both languages. */
export function NameFields({ form }: FieldsProps) {
  const texts = useTexts(badgeDeskTexts).form;
  const area = {
    rows: 3,
    maxLength: BADGE_MOST.text,
    mark: <>{texts.later}</>,
  } as const;
  return (
    <>
      <div className={styles.pair}>
        <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={BADGE_MOST.name} autoComplete="off" />
        <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={BADGE_MOST.name} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <TextArea {...form.text('descriptionKo')} {...area} label={texts.descriptionKo} help={texts.descriptionHelp} />
        <TextArea {...form.text('descriptionEn')} {...area} label={texts.descriptionEn} />
      </div>
      <div className={styles.pair}>
        <TextArea {...form.text('criteriaKo')} {...area} label={texts.criteriaKo} help={texts.criteriaHelp} />
        <TextArea {...form.text('criteriaEn')} {...area} label={texts.criteriaEn} />
      </div>
    </>
  );
}

interface MoreFieldsProps extends FieldsProps {
  /** It was opened once: how often somebody gets it stays. */
  readonly isFixed: boolean;
}

/** How long it holds, how often somebody gets it, and whether students find it. */
export function MoreFields({ form, isFixed }: MoreFieldsProps) {
  const texts = useTexts(badgeDeskTexts).form;
  return (
    <>
      <NumberField
        {...form.pick('validMonths')}
        label={texts.validMonths}
        mark="optional"
        help={texts.validHelp}
        unit={texts.monthsUnit}
        min={1}
        max={BADGE_MOST.months}
      />
      <Switch {...form.flag('isRepeatable')} label={texts.isRepeatable} note={texts.repeatHelp} disabled={isFixed} />
      <Switch {...form.flag('isListed')} label={texts.isListed} />
    </>
  );
}
