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

/** The formatting helpers, alive: what one types, in one language or both, with the values at their edges. */
export function SampleFunctionsScreen() {
  const texts = useTexts(functionTexts);
  const locale = useLocale();
  // Who reads English need not read Korean; who reads Korean sees at once what the others will read.
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
