import { mileagePayments, PAYMENT_COLUMNS, type PlannedPayment } from '@naru/contract/areas/mileage/payments.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { ImportSheet } from '../../../blocks/import/import-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { paymentTexts } from './payment-texts.ts';
import styles from './use.module.css';

const EXAMPLES = ['2026000001', '2026000002'] as const;

/** A sheet to choose a file of results, see line by line what was paid, and mark that. */
export function PaymentSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  const { purpose, paid, refused, reason } = texts.sample;
  const rows = () => {
    const today = format.dateTime(Date.now(), 'YYYY-MM-DD');
    return [
      PAYMENT_COLUMNS.map((column) => texts.columns[column]),
      ['', EXAMPLES[0], purpose, '300', '300000', today, paid, ''],
      ['', EXAMPLES[1], purpose, '500', '500000', today, refused, reason],
    ];
  };
  return (
    <ImportSheet
      spec={mileagePayments.previewPayments}
      input={(fileId) => ({ query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows }}
      onClose={onClose}
    >
      {(outcome, fileId) => <Outcome outcome={outcome} fileId={fileId} onDone={onClose} />}
    </ImportSheet>
  );
}

interface OutcomeProps {
  readonly outcome: CallOutput<typeof mileagePayments.previewPayments>;
  readonly fileId: string;
  readonly onDone: () => void;
}

function Outcome({ outcome, fileId, onDone }: OutcomeProps) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  const { lineList, lineCount, points, won, problemList, problemCount, planKey } = outcome;
  const count = format.number(lineCount);
  const take = useCallMutation(mileagePayments.importPayments, {
    alertMessage: null,
    onSuccess: ({ lineCount: marked }) => {
      showToast({ text: texts.done(format.number(marked)), tone: 'done' });
      onDone();
    },
  });
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, name, number, kind, column, reason }) => ({
          line,
          cells: [joinFacts([name, number])],
          place: kind === 'OTHER' ? texts.columns[column] : texts.kinds[kind],
          reason,
        })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.downloadName,
        words: { title: texts.problems(format.number(problemCount)), download: texts.download },
      }}
      title={lineCount > 0 ? texts.found(count) : texts.nothing}
      text={lineCount > 0 ? texts.sum({ points: format.number(points), won: format.number(won) }) : undefined}
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
      {lineCount > 0 && <p className={styles.meta}>{texts.irreversible}</p>}
    </ImportOutcome>
  );
}

/** Lists the uses that would be marked. */
function Lines({ list }: { readonly list: readonly PlannedPayment[] }) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  return (
    <DefinitionList
      items={list.map(({ line, name, number, purposeNm, amount, won, paidOn }) => ({
        id: String(line),
        term: joinFacts([name, number]),
        value: joinFacts([
          texts.points(format.number(amount)),
          won !== null && texts.won(format.number(won)),
          purposeNm,
          format.day(paidOn),
        ]),
      }))}
    />
  );
}
