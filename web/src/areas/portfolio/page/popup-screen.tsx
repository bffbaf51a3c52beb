import { shownPages, type ShownPage } from '@naru/contract/areas/portfolio/page.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PortfolioFrame } from './page-frame.tsx';
import styles from './page.module.css';
import { printPortfolioRoute } from './routes.ts';
import { portfolioPageTexts } from './texts.ts';

/** A portfolio as its page looks, for who is signed in; with `?draft=1` the owner's draft. */
export function PortfolioPopupScreen() {
  const texts = useTexts(portfolioPageTexts);
  const { prtfolioId: id = '' }: { prtfolioId?: string } = useParams({ strict: false });
  const { draft }: { draft?: unknown } = useSearch({ strict: false });
  const call = draft === undefined ? shownPages.readShown : shownPages.readDraftPage;
  // Addresses of its pictures hold for some minutes.
  const options = { label: texts.screen, alertMessage: null, staleTime: 0 };
  const query = useCall(call, { params: { id } }, options);
  const page = query.data?.page;
  useScreenTitle(texts.screen);
  if (query.isError && !page) {
    const back = <ButtonLink as={(slot) => <AppLink to="/dashboard" {...slot} />}>{texts.toHome}</ButtonLink>;
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  if (!page) return <Skeleton shape="block" height={640} />;
  return (
    <>
      {page.isDraft && <Notice title={texts.draftTitle}>{texts.draftText}</Notice>}
      <div className={styles.bar}>
        <p className={styles.by}>{texts.by(page.ownerNm)}</p>
        {page.isOwn && <OwnActions page={page} />}
      </div>
      <div className={styles.frame}>
        <PortfolioFrame html={page.html} css={page.css} title={page.title} lang={page.language} />
      </div>
    </>
  );
}

function OwnActions({ page: { portfolioId, title } }: { readonly page: ShownPage }) {
  const texts = useTexts(portfolioPageTexts);
  const { client } = useRuntime();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (): Promise<void> => {
    setIsSaving(true);
    const wanted = { spec: shownPages.downloadPage, input: { params: { id: portfolioId } } };
    // The client tells of a failure.
    await client.download(wanted, `${title}.zip`).catch(() => undefined);
    setIsSaving(false);
  };
  const print = addressOf(printPortfolioRoute, { params: { id: portfolioId } });
  return (
    <div className={styles.actions}>
      <ButtonLink icon={IconPrinter} as={(slot) => <AppLink to={print} {...slot} />}>
        {texts.print}
      </ButtonLink>
      <Button icon={IconDownload} busy={isSaving} busyLabel={texts.downloading} onClick={() => void save()}>
        {texts.download}
      </Button>
    </div>
  );
}
