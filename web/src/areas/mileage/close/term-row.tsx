import { mileageCloses, type ClosingTerm } from '@naru/contract/areas/mileage/closes.ts';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './close.module.css';
import { closeTexts } from './texts.ts';

const KINDS = { OPEN: 'open', CLOSING: 'waiting', CLOSED: 'done' } as const;

interface PaidPurpose {
  readonly purposeCode: string;
  readonly name: string;
}

interface TermRowProps {
  readonly row: ClosingTerm;
  readonly purposes: readonly PaidPurpose[];
  readonly onOpen: (closeId: string) => void;
  readonly onBegun: () => void;
}

/** A term with its state, what its last close brought, and what can be done with it. */
export function TermRow({ row, purposes, onOpen, onBegun }: TermRowProps) {
  const texts = useTexts(closeTexts);
  const format = useFormat();
  const { term, endsOn, status, bar, closeList } = row;
  const [last] = closeList;
  const done = closeList.find((close) => close.status === 'DONE');
  const day = format.day(endsOn);
  const isAhead = (format.daysUntil(endsOn) ?? 0) >= 0;
  return (
    <li className={styles.term}>
      <div className={styles.head}>
        <h2>{texts.term({ year: String(term.year), semester: term.semstrNm })}</h2>
        <StateChip kind={KINDS[status]}>{texts.status[status]}</StateChip>
      </div>
      <p className={styles.meta}>{isAhead ? texts.endsOn(day) : texts.ended(day)}</p>
      {last?.status === 'RUNNING' && <Progress close={last} />}
      {last?.status === 'FAILED' && <Notice tone="red" title={texts.failed} live="polite" />}
      {done && <Result close={done} />}
      {bar !== null && status !== 'CLOSED' && last?.status !== 'RUNNING' && (
        <p className={styles.meta}>{texts.bar[bar]}</p>
      )}
      <div className={styles.actions}>
        {bar === null && <CloseButton row={row} onBegun={onBegun} />}
        {done && (
          <Button size="small" onClick={() => onOpen(done.closeId)}>
            {texts.showRanking}
          </Button>
        )}
        {(status !== 'CLOSED' || done !== undefined) &&
          purposes.map((purpose) => <PaymentButton key={purpose.purposeCode} term={term} purpose={purpose} />)}
      </div>
    </li>
  );
}

type Close = ClosingTerm['closeList'][number];

function Progress({ close }: { readonly close: Close }) {
  const texts = useTexts(closeTexts);
  const format = useFormat();
  const valueText = texts.steps(format.number(close.doneCount), format.number(close.memberCount));
  return (
    <div>
      <ProgressBar
        label={texts.progress}
        value={close.doneCount}
        max={close.memberCount}
        valueText={valueText}
        size="large"
      />
      <p className={styles.meta}>{texts.leave}</p>
    </div>
  );
}

function Result({ close }: { readonly close: Close }) {
  const texts = useTexts(closeTexts);
  const format = useFormat();
  const when = format.relativeTime(close.doneAt ?? close.begunAt, { time: 'always' });
  const words = { number: format.number(close.number), when, people: format.number(close.memberCount) };
  return (
    <p className={styles.meta}>
      {texts.result(words)}
      <br />
      {texts.expired(format.number(close.expiredPoints), format.number(close.expiredCount))}
    </p>
  );
}

function CloseButton({ row, onBegun }: { readonly row: ClosingTerm; readonly onBegun: () => void }) {
  const texts = useTexts(closeTexts);
  const [isOpen, setIsOpen] = useState(false);
  const begin = useCallMutation(mileageCloses.beginClose, { alertMessage: null });
  const said = fieldErrorsOf(begin.error)[0]?.message ?? begin.error?.serverMessage;
  const { year, semstrNm } = row.term;
  const semstrCode = row.term.semstrCode as '10'; // a term of the portal has one of its semesters
  const label = row.closeList.length > 0 || row.status === 'CLOSED' ? texts.closeAgain : texts.close;
  const send = (): void =>
    begin.mutate(
      { body: { year, semstrCode } },
      {
        onSuccess: () => {
          showToast({ text: texts.begun, tone: 'done' });
          setIsOpen(false);
          onBegun();
        },
      },
    );
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.confirm(texts.term({ year: String(year), semester: semstrNm }))}
        confirmLabel={label}
        busy={begin.isPending}
        danger
        onConfirm={send}
      >
        {texts.confirmText}
        {begin.isError && <Notice tone="red" title={said ?? texts.failed} live="assertive" />}
      </ConfirmDialog>
    </>
  );
}

/** The file that the university pays by. */
function PaymentButton({ term, purpose }: { readonly term: ClosingTerm['term']; readonly purpose: PaidPurpose }) {
  const texts = useTexts(closeTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { year } = term;
  const semstrCode = term.semstrCode as '10'; // as above
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.payment(purpose.name)}
      </Button>
      <ExportDialog
        spec={mileageCloses.exportPayments}
        input={(reason) => ({ body: { year, semstrCode, purposeCode: purpose.purposeCode, reason } })}
        listName={texts.payment(purpose.name)}
        text={texts.paymentText}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
