import { useEffect, useState } from 'react';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Row } from '../../ui/row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sessionTexts } from './texts.ts';

/** Ends the session and says so. */
export function LogoutScreen() {
  const texts = useTexts(sessionTexts).logout;
  const { session } = useRuntime();
  const [isDone, setDone] = useState(false);
  useScreenTitle(texts.screenTitle);
  useEffect(() => {
    void session.logout().finally(() => setDone(true));
  }, [session]);
  if (!isDone) return <Skeleton label={texts.leaving} />;
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.text} />
      <Row>
        <ButtonLink variant="primary" as={(slot) => <AppLink to="/login" {...slot} />}>
          {texts.again}
        </ButtonLink>
        <ButtonLink as={(slot) => <AppLink to="/index" {...slot} />}>{texts.home}</ButtonLink>
      </Row>
    </>
  );
}
