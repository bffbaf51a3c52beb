import { account } from '@naru/contract/areas/account.ts';

import { chooseLocale, useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { chooseLook, useLook } from '../../../platform/look.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { sessionTexts } from '../texts.ts';
import styles from './look-settings.module.css';

type Language = 'ko' | 'en';

/** Language and brightness; the language is also the one that messages are written in. */
export function LookSettings() {
  const texts = useTexts(sessionTexts).account;
  const locale = useLocale();
  const look = useLook();
  const tellServer = useCallMutation(account.changeLanguage);
  const chooseLanguage = (language: Language): void => {
    void chooseLocale(language);
    tellServer.mutate({ body: { locale: language } });
  };
  return (
    <div className={styles.rows}>
      <SegmentedControl
        label={texts.language}
        value={locale}
        options={[
          { value: 'ko', label: '한국어' },
          { value: 'en', label: 'English' },
        ]}
        onValueChange={chooseLanguage}
      />
      <SegmentedControl
        label={texts.look}
        value={look}
        options={[
          { value: 'system', label: texts.lookSystem },
          { value: 'light', label: texts.lookLight },
          { value: 'dark', label: texts.lookDark },
        ]}
        onValueChange={chooseLook}
      />
    </div>
  );
}
