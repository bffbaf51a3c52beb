import { duties, type PlannedDuty } from '@naru/contract/areas/duty.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { ImportSheet as Sheet } from '../../../blocks/import/import-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { writePeriod } from './duty-columns.tsx';
import styles from './duty.module.css';
import { dutyTexts } from './texts.ts';

/** A sheet to appoint people from a file. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(dutyTexts).import;
  const format = useFormat();
  const { wordOf } = useEnumeration('duty');
  const rows = () => {
    const today = format.dateTime(Date.now(), 'YYYY-MM-DD');
    return [texts.head, ['2026000001', wordOf('PEER_COACH'), '10000', today, '', today, today]];
  };
  return (
    <Sheet
      spec={duties.previewDuties}
      input={(fileId) => ({ query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows }}
      onClose={onClose}
    >
      {(outcome, fileId) => <Outcome outcome={outcome} fileId={fileId} onDone={onClose} />}
    </Sheet>
  );
}

const MOST_SHOWN = 100;

interface OutcomeProps {
  readonly outcome: CallOutput<typeof duties.previewDuties>;
  readonly fileId: string;
  readonly onDone: () => void;
}

function Outcome({ outcome, fileId, onDone }: OutcomeProps) {
  const texts = useTexts(dutyTexts).import;
  const format = useFormat();
  const { appointList, problemList, problemCount, planKey } = outcome;
  const count = format.number(appointList.length);
  const take = useCallMutation(duties.importDuties, {
    alertMessage: null,
    onSuccess: ({ appointedCount, waitingCount }) => {
      const waiting = format.number(waitingCount);
      const done = format.number(appointedCount + waitingCount);
      showToast({
        text: waitingCount === 0 ? texts.done(done) : texts.doneWaiting({ count: done, waiting }),
        tone: 'done',
      });
      onDone();
    },
  });
  const run = (): void => take.mutate({ body: { fileId, planKey } });
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, number, reason }) => ({ line, cells: [number], reason })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.downloadName,
      }}
      title={appointList.length > 0 ? texts.found(count) : texts.nothing}
      failed={texts.failed}
      failure={take.error ? (fieldErrorsOf(take.error)[0]?.message ?? take.error.serverMessage) : undefined}
      apply={
        appointList.length > 0
          ? { label: texts.apply(count), sending: texts.sending, isPending: take.isPending, run }
          : undefined
      }
    >
      <Appointments list={appointList} />
    </ImportOutcome>
  );
}

/** Lists the people whom the lines appoint. */
function Appointments({ list }: { readonly list: readonly PlannedDuty[] }) {
  const texts = useTexts(dutyTexts).import;
  const format = useFormat();
  const { wordOf } = useEnumeration('duty');
  return (
    <>
      <DefinitionList
        items={list.slice(0, MOST_SHOWN).map((one) => ({
          id: String(one.line),
          term: joinFacts([one.name, one.number]),
          value: joinFacts([wordOf(one.dutyCode), one.deptNm, writePeriod(one, format)]),
        }))}
      />
      {list.length > MOST_SHOWN && <p className={styles.meta}>{texts.first(format.number(MOST_SHOWN))}</p>}
    </>
  );
}
