import { rosters, type RosterRunSummary } from '@naru/contract/areas/roster.ts';
import { useState } from 'react';

import { ListTable } from '../../../blocks/list/list-table.tsx';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BundleForm } from './bundle-form.tsx';
import styles from './list-screen.module.css';
import { ROSTER_LIST, SOON_MS } from './roster-list.ts';
import { rosterTexts } from './texts.ts';
import { useRunColumns } from './use-run-columns.tsx';

const RunSheet = loadOnUse(async () => (await withTexts(import('./run-sheet.tsx'))).RunSheet);

/** Imports rosters of other systems: a bundle is uploaded, previewed and imported; earlier runs stand below. */
export function RosterListScreen() {
  const texts = useTexts(rosterTexts);
  const list = useListState(ROSTER_LIST);
  useScreenTitle(texts.title);
  const query = useCall(
    rosters.pageRuns,
    { query: list.window },
    {
      label: texts.caption,
      keepsPrevious: true,
      // Reads again until somebody else's run has ended.
      againMs: (output) => (output && output.openRunId !== null ? SOON_MS : undefined),
    },
  );
  const columns = useRunColumns(list.openRow);
  const openRunId = query.data?.openRunId ?? null;
  const form = useFreshForm(query.data?.runPage.content ?? []);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {openRunId !== null && (
        <div className={styles.open}>
          <Notice
            live="polite"
            title={texts.open}
            action={
              <Button size="small" onClick={() => list.openRow(openRunId)}>
                {texts.openShow}
              </Button>
            }
          />
        </div>
      )}
      {/* Waits until all of it is loaded: a later part would move the button under a finger. */}
      {query.data ? (
        <BundleForm
          key={form.key}
          mostBytes={query.data.bundleSize}
          isBlocked={openRunId !== null}
          onStarted={list.openRow}
        />
      ) : (
        query.isPending && <Skeleton shape="block" height={360} />
      )}
      <Section title={texts.history} className={styles.history}>
        <ListTable
          list={list}
          page={query.data?.runPage}
          query={query}
          caption={texts.caption}
          columns={columns}
          rowId={(run) => run.runId}
          rowName={(run) => texts.kindOf[run.isPreview ? 'preview' : 'import']}
          density="compact"
          words={texts}
        />
      </Section>
      <RunSheet list={list} onImport={form.onImport} />
    </>
  );
}

/** Empties the form once its bundle is imported; until then it keeps the choices in every case. */
function useFreshForm(runs: readonly RosterRunSummary[]) {
  const [key, setKey] = useState(0);
  const [importing, setImporting] = useState<string | null>(null);
  if (importing !== null && runs.some((run) => run.runId === importing && run.state === 'DONE')) {
    setImporting(null);
    setKey(key + 1);
  }
  return { key, onImport: setImporting };
}
