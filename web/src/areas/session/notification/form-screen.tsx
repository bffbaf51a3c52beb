import { notification, type PreferenceView } from '@naru/contract/areas/notification.ts';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './form-screen.module.css';
import { DigestSetting, QuietSettings } from './time-settings.tsx';
import { notificationTexts } from './texts.ts';
import { TypeSettings } from './type-settings.tsx';
import { useSavePreference } from './use-save-preference.ts';

/** Chooses which notices reach the person, and by which channel. */
export function NotificationFormScreen() {
  const texts = useTexts(notificationTexts).form;
  useScreenTitle(texts.title);
  const query = useCall(notification.readPreference, {}, { label: texts.title });
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {query.isPending && <Skeleton shape="rows" count={6} />}
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.data && <Settings preference={query.data} />}
    </div>
  );
}

function Settings({ preference }: { readonly preference: PreferenceView }) {
  const texts = useTexts(notificationTexts).form;
  const { shown, save } = useSavePreference(preference);
  const isMailed = shown.hasMail && shown.email !== null;
  const isTexted = shown.hasSms && shown.mobile !== null;
  return (
    <>
      <Section title={texts.typesTitle}>
        <TypeSettings preference={shown} onChange={save} />
      </Section>
      <Section title={texts.mailTitle} text={describeMail(shown, texts)}>
        {isMailed && <DigestSetting preference={shown} onChange={save} />}
      </Section>
      {shown.hasSms && (
        <Section title={texts.smsTitle} text={shown.mobile === null ? texts.noMobile : texts.smsTo(shown.mobile)} />
      )}
      {(isMailed || isTexted) && (
        <Section title={texts.whenTitle}>
          <QuietSettings preference={shown} onChange={save} />
        </Section>
      )}
    </>
  );
}

function describeMail(
  { hasMail, email }: PreferenceView,
  texts: { noMail: string; noAddress: string; mailTo: (email: string) => string },
): string {
  if (!hasMail) return texts.noMail;
  return email === null ? texts.noAddress : texts.mailTo(email);
}
