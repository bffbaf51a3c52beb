import { rosters, type RosterRunDetail } from '@naru/contract/areas/roster.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { isOpenRun, mayImport, type RosterListState, RUN_CHIPS, SOON_MS } from './roster-list.ts';
import { RunActions } from './run-actions.tsx';
import { RunCounts } from './run-counts.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { RunProblems } from './run-problems.tsx';
import { RunProgress } from './run-progress.tsx';
import styles from './run-sheet.module.css';
import { rosterTexts } from './texts.ts';

export interface RunSheetProps {
  readonly list: RosterListState;
  /** Called when an import has started. */
  readonly onImport: (runId: string) => void;
}

/** Shows one run, beside the list or over it: its progress, its findings, and its actions. The address names it. */
export function RunSheet({ list, onImport }: RunSheetProps) {
  const texts = useTexts(rosterTexts).run;
  const id = list.open;
  const query = useCall(
    rosters.readRun,
    { params: { id: id ?? '' } },
    {
      enabled: id !== null,
      label: texts.title,
      keepsPrevious: id === null,
      againMs: (output) => (output && isOpenRun(output.run.state) ? SOON_MS : undefined),
    },
  );
  const run = query.data?.run;
  const isGone = query.error?.code === '404';
  return (
    <Sheet
      open={id !== null}
      onOpenChange={(open) => !open && list.closeRow()}
      title={run ? texts[run.isPreview ? 'previewTitle' : 'importTitle'] : texts.title}
      height="full"
      footer={
        run && (mayImport(run) || run.can.cancel) ? (
          <RunActions
            key={run.runId}
            run={run}
            onStarted={(started) => {
              onImport(started);
              list.replaceRow(started);
            }}
          />
        ) : undefined
      }
    >
      {run && !isGone && <Run run={run} />}
      {query.isLoading && <Skeleton count={6} />}
      {isGone && (
        <EmptyState title={texts.goneTitle} headingLevel={3}>
          {texts.goneText}
        </EmptyState>
      )}
      {query.isError && !isGone && <QueryError title={texts.errorTitle} query={query} />}
    </Sheet>
  );
}

function Run({ run }: { readonly run: RosterRunDetail }) {
  const texts = useTexts(rosterTexts).run;
  return (
    <div
      className={styles.run}
      role="region"
      aria-label={texts[run.isPreview ? 'previewTitle' : 'importTitle']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long, nothing to press: scrolled by keyboard
      tabIndex={0}
    >
      {isOpenRun(run.state) ? <RunProgress run={run} /> : <RunOutcome run={run} />}
      {run.countList.length > 0 && <RunCounts run={run} />}
      {run.problemCount > 0 && <RunProblems key={run.runId} run={run} />}
      <Facts run={run} />
    </div>
  );
}

function Facts({ run }: { readonly run: RosterRunDetail }) {
  const all = useTexts(rosterTexts);
  const texts = all.run;
  const format = useFormat();
  const write = (at: string | null): string => (at === null ? all.none : format.dateTime(at, 'YYYY. M. D. HH:mm:ss'));
  return (
    <Section title={texts.facts} size="small" headingLevel={3}>
      <DefinitionList
        items={[
          { term: all.state, value: <StateChip kind={RUN_CHIPS[run.state]}>{all.states[run.state]}</StateChip> },
          { term: all.source, value: run.sourceName ?? all.none },
          { term: texts.file, value: run.bundleName ?? all.none },
          { term: texts.advisor, value: texts.advisors[run.options.advisor] },
          { term: texts.removals, value: texts.removalsOf[run.options.allowsRemovals ? 'yes' : 'no'] },
          { term: all.who, value: run.actorName ?? all.byCommand },
          { term: all.started, value: write(run.startedAt) },
          { term: all.ended, value: write(run.endedAt) },
        ]}
      />
    </Section>
  );
}
