import { prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { PrepPrint } from '../../../../blocks/counselling/prep/prep-print.tsx';
import { PrepSheetView } from '../../../../blocks/counselling/prep/prep-sheet-view.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './prep-screen.module.css';
import { deskPrepTexts } from './texts.ts';

/** Shows the prep sheet before a meeting, as long as the student shares it. */
export function PrepScreen() {
  const texts = useTexts(deskPrepTexts);
  const format = useFormat();
  const desk = useDesk();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const query = useCall(prep.readPrep, { params: { desk: desk.desk, id } }, { label: texts.page, staleTime: 0 });
  useScreenTitle(texts.page);
  const back = <ButtonLink as={(slot) => <AppLink to={desk.detail(id)} {...slot} />}>{texts.toMeeting}</ButtonLink>;
  if (query.isError) return <ReadFailure query={query} words={texts} back={back} />;
  // Never shows a cached sheet, because the student may have withdrawn it.
  if (!query.data || !query.isFetchedAfterMount) return <Skeleton count={10} />;
  const { beginsAt, endsAt, openUntil, sheet } = query.data;
  const when = format.range(beginsAt, endsAt);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={desk.detail(id)}>{texts.toMeeting}</AppLink>}
        title={texts.title(sheet.standing.name)}
        purpose={texts.purpose(when, format.day(openUntil))}
        actions={<Button onClick={() => setPrintedAt(Date.now())}>{texts.print}</Button>}
      />
      <div className={styles.page}>
        <PrepSheetView sheet={sheet} />
        <p className={styles.note}>{texts.noted}</p>
      </div>
      <PrepPrint at={printedAt} onClose={() => setPrintedAt(null)} sheet={sheet} when={when} />
    </>
  );
}
