import { ENTRY_COLUMNS, mileageEntries, type PlannedEntry } from '@naru/contract/areas/mileage/entries.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';

import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { ImportSheet as Sheet } from '../../../blocks/import/import-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './entry.module.css';
import { entryDetailRoute } from './routes.ts';
import { useEntryWords } from './use-entry-words.ts';

const EXAMPLE = '2026000001';

/** A sheet to choose a file, see line by line what it would post, and post it. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const { texts: all, format } = useEntryWords();
  const texts = all.import;
  const rows = () => {
    const today = format.dateTime(Date.now(), 'YYYY-MM-DD');
    return [
      ENTRY_COLUMNS.map((column) => texts.columns[column]),
      [EXAMPLE, all.kinds.CARRY, '', '120', today, texts.sample.source],
      [EXAMPLE, all.kinds.EARN, 'MENTOR', '15', today, ''],
      [EXAMPLE, all.kinds.ADJUST, '', '-5', today, texts.sample.reason],
    ];
  };
  return (
    <Sheet
      spec={mileageEntries.previewSheet}
      input={(fileId) => ({ query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows }}
      onClose={onClose}
    >
      {(outcome, fileId) => <Outcome outcome={outcome} fileId={fileId} onDone={onClose} />}
    </Sheet>
  );
}

interface OutcomeProps {
  readonly outcome: CallOutput<typeof mileageEntries.previewSheet>;
  readonly fileId: string;
  readonly onDone: () => void;
}

function Outcome({ outcome, fileId, onDone }: OutcomeProps) {
  const { texts: all, format, signed } = useEntryWords();
  const texts = all.import;
  const navigate = useNavigate();
  const { lineList, lineCount, personCount, points, problemList, problemCount, planKey } = outcome;
  const count = format.number(lineCount);
  const take = useCallMutation(mileageEntries.importSheet, {
    alertMessage: null,
    onSuccess: ({ batchId, lineCount: posted }) => {
      showToast({ text: texts.done(format.number(posted)), tone: 'done' });
      onDone();
      void navigate({ to: addressOf(entryDetailRoute, { params: { id: batchId } }) });
    },
  });
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, number, column, reason }) => ({
          line,
          cells: [number],
          place: texts.columns[column],
          reason,
        })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.downloadName,
      }}
      title={lineCount > 0 ? texts.found({ lines: count, people: format.number(personCount) }) : texts.nothing}
      text={lineCount > 0 ? texts.sum(signed(points)) : undefined}
      failed={texts.failed}
      failure={take.error ? (fieldErrorsOf(take.error)[0]?.message ?? take.error.serverMessage) : undefined}
      apply={
        lineCount > 0
          ? {
              label: texts.apply(count),
              sending: texts.sending,
              isPending: take.isPending,
              run: () => take.mutate({ body: { fileId, planKey } }),
            }
          : undefined
      }
    >
      <Lines list={lineList} />
      {lineCount > lineList.length && <p className={styles.meta}>{texts.first(format.number(lineList.length))}</p>}
    </ImportOutcome>
  );
}

/** Lists the lines that would be posted. */
function Lines({ list }: { readonly list: readonly PlannedEntry[] }) {
  const { texts: all, format, signed, termOf } = useEntryWords();
  return (
    <DefinitionList
      items={list.map(({ line, name, number, kind, itemNm, points, happenedOn, memo, term, aboutTerm }) => ({
        id: String(line),
        term: joinFacts([name, number]),
        value: joinFacts([
          signed(points),
          all.kinds[kind],
          itemNm,
          format.day(happenedOn),
          memo,
          aboutTerm !== null && all.import.late(termOf(term)),
        ]),
      }))}
    />
  );
}
