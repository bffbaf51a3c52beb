import type { RosterRunSummary } from '@naru/contract/areas/roster.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { changesNothing, RUN_CHIPS } from './roster-list.ts';
import { rosterTexts } from './texts.ts';

export function useRunColumns(onOpen: (id: string) => void): readonly DataColumn<RosterRunSummary>[] {
  const texts = useTexts(rosterTexts);
  const format = useFormat();
  const sayResult = (run: RosterRunSummary): string => {
    if (run.state === 'REFUSED') return texts.problems(format.number(run.problemCount));
    if (run.state !== 'DONE') return texts.none;
    if (changesNothing(run)) return texts.noChanges;
    return texts.changes({
      added: format.number(run.added),
      changed: format.number(run.changed),
      removed: format.number(run.removed),
    });
  };
  const sayRoster = (run: RosterRunSummary): string => run.sourceName ?? run.bundleName ?? texts.none;
  return [
    {
      id: 'what',
      header: texts.what,
      cell: (run) => (
        <RowLink id={run.runId} onOpen={onOpen}>
          {texts.kindOf[run.isPreview ? 'preview' : 'import']}
        </RowLink>
      ),
      rowHeader: true,
      width: '8rem',
      card: 'title',
    },
    {
      id: 'state',
      header: texts.state,
      cell: (run) => <StateChip kind={RUN_CHIPS[run.state]}>{texts.states[run.state]}</StateChip>,
      width: '9rem',
      card: 'state',
    },
    { id: 'source', header: texts.source, cell: sayRoster, text: sayRoster, width: '14rem' },
    { id: 'result', header: texts.result, cell: sayResult, text: sayResult, grow: true, card: 'fact' },
    {
      id: 'who',
      header: texts.who,
      cell: (run) => run.actorName ?? texts.byCommand,
      text: (run) => run.actorName ?? texts.byCommand,
      width: '9rem',
    },
    {
      id: 'started',
      header: texts.started,
      cell: (run) => format.relativeTime(run.startedAt, { time: 'always' }),
      width: '12rem',
      card: 'fact',
    },
  ];
}
