import { useState } from 'react';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { createFormat } from '../../../platform/format/format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ENTRIES, SEMESTERS } from './functions/entries.ts';
import { HelperEntry } from './functions/helper-entry.tsx';
import { functionTexts } from './functions/texts.ts';
import styles from './functions-screen.module.css';

const formats = {
  ko: createFormat({ locale: 'ko', codeLabel: (key) => SEMESTERS.ko[key] }),
  en: createFormat({ locale: 'en', codeLabel: (key) => SEMESTERS.en[key] }),
};

/** The formatting helpers with typed values and edge cases, in one language or both. */
export function SampleFunctionsScreen() {
  const texts = useTexts(functionTexts);
  const locale = useLocale();
  // Korean readers see both languages, to check the English too; English readers see English alone.
  const [showsBoth, setShowsBoth] = useState<boolean>();
  const isBoth = showsBoth ?? locale === 'ko';
  const locales = isBoth ? (['ko', 'en'] as const) : [locale];
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <Switch className={styles.both} label={texts.both} checked={isBoth} onCheckedChange={setShowsBoth} />
      <div className={styles.entries}>
        {ENTRIES.filter((entry) => entry.isKorean !== true || locales.some((one) => one === 'ko')).map((entry) => (
          <HelperEntry key={entry.id} entry={entry} formats={formats} locales={locales} />
        ))}
      </div>
    </>
  );
}
