import { norms } from '@naru/contract/areas/ability/norm.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NORMS } from './norm-list.ts';
import { NormRow } from './norm-row.tsx';
import styles from './norm.module.css';
import { RunPart } from './run-part.tsx';
import { normTexts } from './texts.ts';

const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);
const OwnDialog = loadOnUse(async () => (await withTexts(import('./own-dialog.tsx'))).OwnDialog);

/** Work in the background is looked at again so often while it runs. */
const SOON_MS = 1_500;
const DESK = '/ability/instrument/list';

export type NormList = CallOutput<typeof norms.listNorms>;

/** Norms of a version: which one is in force, what is in them, and where others come from. */
export function NormScreen() {
  const texts = useTexts(normTexts);
  const { versionId = '' }: { versionId?: string } = useParams({ strict: false });
  const query = useCall(
    norms.listNorms,
    { params: { versionId } },
    {
      label: texts.list,
      staleTime: 0,
      againMs: (output) => (output?.runList.some(({ status }) => status === 'RUNNING') ? SOON_MS : undefined),
    },
  );
  useScreenTitle(texts.title);
  const back = <ButtonLink as={(slot) => <AppLink to={DESK} {...slot} />}>{texts.back}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <Norms data={query.data} onChanged={() => void query.refetch()} />;
}

interface NormsProps {
  readonly data: NormList;
  readonly onChanged: () => void;
}

function Norms({ data, onChanged }: NormsProps) {
  const texts = useTexts(normTexts);
  const format = useFormat();
  const list = useListState(NORMS);
  const { version, normList, runList, usableCount, buildBar } = data;
  const [latest] = runList;
  const inForce = normList.find(({ status }) => status === 'IN_FORCE');
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={DESK}>{texts.back}</AppLink>}
        title={texts.heading({ test: version.testNm, number: format.number(version.number) })}
        purpose={texts.purpose}
        actions={data.canChange && version.status !== 'DRAFT' && <Making data={data} onChanged={onChanged} />}
      />
      <div className={styles.parts}>
        {version.status === 'DRAFT' && <Notice>{texts.draftVersion}</Notice>}
        {latest && <RunPart run={latest} />}
        {normList.length === 0 && version.status !== 'DRAFT' && (
          <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
        )}
        {normList.length > 0 && (
          <ul className={styles.norms} aria-label={texts.list}>
            {normList.map((norm) => (
              <NormRow
                key={norm.normId}
                norm={norm}
                inForce={inForce}
                list={list}
                canChange={data.canChange}
                isRunning={buildBar === 'RUNNING'}
                onChanged={onChanged}
              />
            ))}
          </ul>
        )}
        {version.status !== 'DRAFT' && (
          <p className={styles.meta}>
            {texts.usable(format.number(usableCount))}
            {buildBar !== null && (
              <>
                <br />
                {texts.bar[buildBar]}
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** Where norms come from: a sheet, or results of the university. */
function Making({ data, onChanged }: NormsProps) {
  const texts = useTexts(normTexts);
  const [open, setOpen] = useState<'SHEET' | 'OWN' | null>(null);
  const { versionId } = data.version;
  const done = (): void => {
    setOpen(null);
    onChanged();
  };
  return (
    <>
      {/* Why it can't be done now stands below, with the count of results. */}
      {data.buildBar === null && <Button onClick={() => setOpen('OWN')}>{texts.own}</Button>}
      <Button variant="primary" onClick={() => setOpen('SHEET')}>
        {texts.import}
      </Button>
      {open === 'SHEET' && (
        <ImportSheet versionId={versionId} scales={data.scaleList} onClose={() => setOpen(null)} onDone={done} />
      )}
      {open === 'OWN' && <OwnDialog versionId={versionId} onClose={() => setOpen(null)} onDone={done} />}
    </>
  );
}
