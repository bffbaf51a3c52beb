import { completion } from '@naru/contract/areas/learning/completion.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { CertificatePaper } from './certificate-paper.tsx';
import { CertificatePrint } from './certificate-print.tsx';
import styles from './completion.module.css';
import { IssueLists } from './issue-lists.tsx';
import { completionTexts } from './texts.ts';

/** Sizes by which the list grows; the contract's largest is as much as anybody has. */
const SIZES = ['20', '100', 'all'] as const;
/** People who never took part are led to the first list of programmes. */
const FIND = '/lrn/baeum/list';

/** A person's own completions and papers; one tap prints. */
export function CertificateListScreen() {
  const all = useTexts(completionTexts);
  const texts = all.list;
  const format = useFormat();
  const [step, setStep] = useState(0);
  const [printed, setPrinted] = useState<string | null>(null);
  useScreenTitle(texts.title);
  const size = SIZES[step] ?? 'all';
  const query = useCall(
    completion.pageOwnCertificates,
    { query: { size } },
    { label: texts.title, keepsPrevious: true },
  );
  const { data } = query;
  const rows = data?.certificatePage.content ?? [];
  const isEmpty = data !== undefined && data.certificatePage.totalElements === 0;
  const hours = data && data.transcript.hours + data.statementList.reduce((sum, one) => sum + one.hours, 0);
  const count = data && data.transcript.count + data.statementList.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {query.isLoading && <Skeleton count={6} />}
      {query.error && !data && <QueryError title={texts.errorTitle} query={query} />}
      {isEmpty && (
        <EmptyState
          title={texts.emptyTitle}
          actions={<ButtonLink as={(slot) => <AppLink to={FIND} {...slot} />}>{texts.find}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <Stack gap={24}>
          <Section title={texts.earned}>
            <div className={styles.lists}>
              <dl className={styles.totals}>
                <div className={styles.total}>
                  <dt>{texts.programmes}</dt>
                  <dd>{all.count(format.number(count))}</dd>
                </div>
                <div className={styles.total}>
                  <dt>{texts.time}</dt>
                  <dd>{all.hours(format.number(hours))}</dd>
                </div>
              </dl>
              <IssueLists transcript={data.transcript} statements={data.statementList} onIssued={setPrinted} />
            </div>
          </Section>
          <Section title={texts.papers} text={texts.whole(format.number(data.certificatePage.totalElements))}>
            <Stack>
              <ul className={styles.papers}>
                {rows.map((row) => (
                  <CertificatePaper key={row.certificateNo} row={row} onPrint={setPrinted} />
                ))}
              </ul>
              {rows.length < data.certificatePage.totalElements && (
                <div>
                  <Button busy={query.isFetching} onClick={() => setStep((now) => now + 1)}>
                    {texts.more}
                  </Button>
                </div>
              )}
            </Stack>
          </Section>
        </Stack>
      )}
      <CertificatePrint number={printed} onClose={() => setPrinted(null)} />
    </>
  );
}
