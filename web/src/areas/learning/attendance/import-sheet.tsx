import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { ImportSheet as FileSheet } from '../../../blocks/import/import-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './keep-screen.module.css';
import { attendanceTexts } from './texts.ts';

const EXAMPLE = '2026000001';
const MOST_SHOWN = 100;

interface ImportSheetProps {
  readonly sessionId: string;
  readonly onClose: () => void;
}

/** A sheet to choose a file, see line by line what it would do, and mark. */
export function ImportSheet({ sessionId, onClose }: ImportSheetProps) {
  const all = useTexts(attendanceTexts);
  const texts = all.import;
  return (
    <FileSheet
      spec={attendance.previewMarks}
      input={(fileId) => ({ params: { sessionId }, query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows: () => [texts.heads, [EXAMPLE, all.status.PRESENT, '']] }}
      onClose={onClose}
    >
      {(outcome, fileId) => <Outcome sessionId={sessionId} fileId={fileId} outcome={outcome} onClose={onClose} />}
    </FileSheet>
  );
}

interface OutcomeProps extends ImportSheetProps {
  readonly outcome: CallOutput<typeof attendance.previewMarks>;
  readonly fileId: string;
}

function Outcome({ sessionId, fileId, outcome, onClose }: OutcomeProps) {
  const all = useTexts(attendanceTexts);
  const texts = all.import;
  const format = useFormat();
  const { markList, problemList, problemCount, planKey } = outcome;
  const count = format.number(markList.length);
  const take = useCallMutation(attendance.importMarks, {
    alertMessage: null,
    onSuccess: ({ savedCount }) => {
      showToast({ text: texts.done(format.number(savedCount)), tone: 'done' });
      onClose();
    },
  });
  const send = (): void => take.mutate({ params: { sessionId }, body: { fileId, planKey } });
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, number, reason }) => ({ line, cells: [number], reason })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.downloadName,
      }}
      title={markList.length > 0 ? texts.found(count) : texts.nothing}
      failed={texts.failed}
      failure={take.error ? (fieldErrorsOf(take.error)[0]?.message ?? take.error.serverMessage) : undefined}
      apply={
        markList.length > 0
          ? { label: texts.apply(count), sending: texts.sending, isPending: take.isPending, run: send }
          : undefined
      }
    >
      <DefinitionList
        items={markList.slice(0, MOST_SHOWN).map((one) => ({
          id: one.traineeId,
          term: joinFacts([one.name, one.number]),
          value: joinFacts([
            texts.change(one.before === null ? texts.open : all.status[one.before], all.status[one.status]),
            one.note,
          ]),
        }))}
      />
      {markList.length > MOST_SHOWN && <p className={styles.quiet}>{texts.first(format.number(MOST_SHOWN))}</p>}
    </ImportOutcome>
  );
}
