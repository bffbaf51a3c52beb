import { duties, type PlannedDuty } from '@naru/contract/areas/duty.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { saveCsv } from '../save-csv.ts';
import { writePeriod } from './duty-columns.tsx';
import styles from './duty.module.css';
import { dutyTexts } from './texts.ts';
import { useDutyWords } from './use-duty-words.ts';

const MOST_SHOWN = 100;

export interface ImportOutcomeProps {
  readonly outcome: CallOutput<typeof duties.previewDuties>;
  readonly onDone: () => void;
}

/** Shows what is wrong with which line, and whom the others appoint. */
export function ImportOutcome({ outcome, onDone }: ImportOutcomeProps) {
  const texts = useTexts(dutyTexts).import;
  const format = useFormat();
  const { dutyOf } = useDutyWords();
  const { appointList, problemList, problemCount } = outcome;
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
  const saveProblems = (): void =>
    saveCsv(
      [texts.problemHead, ...problemList.map((one) => [String(one.line), one.number, one.reason])],
      texts.downloadName,
    );
  return (
    <>
      {problemCount > 0 && (
        <Section
          title={texts.problems(format.number(problemCount))}
          text={texts.problemsText}
          size="small"
          headingLevel={3}
        >
          <Stack>
            <DefinitionList
              items={problemList.map((one) => ({
                id: String(one.line),
                term: joinFacts([texts.line(format.number(one.line)), one.number]),
                value: one.reason,
              }))}
            />
            <div>
              <Button size="small" onClick={saveProblems}>
                {texts.download}
              </Button>
            </div>
          </Stack>
        </Section>
      )}
      <Section title={appointList.length > 0 ? texts.found(count) : texts.nothing} size="small" headingLevel={3}>
        <Stack>
          <DefinitionList
            items={appointList.slice(0, MOST_SHOWN).map((one) => ({
              id: String(one.line),
              term: joinFacts([one.name, one.number]),
              value: joinFacts([
                dutyOf(one.dutyCode),
                one.deptNm,
                writePeriod({ ...one, endsOn: one.endsOn || null }, format),
              ]),
            }))}
          />
          {appointList.length > MOST_SHOWN && <p className={styles.meta}>{texts.first(format.number(MOST_SHOWN))}</p>}
          {take.error && (
            <Notice tone="red" live="assertive" title={texts.failed}>
              {fieldErrorsOf(take.error)[0]?.message ?? take.error.serverMessage}
            </Notice>
          )}
          {appointList.length > 0 && (
            <div>
              <Button
                variant="primary"
                busy={take.isPending}
                busyLabel={texts.sending}
                onClick={() => take.mutate({ body: { appointList: appointList.map(toWish) } })}
              >
                {texts.apply(count)}
              </Button>
            </div>
          )}
        </Stack>
      </Section>
    </>
  );
}

const toWish = ({ memberId, dutyCode, deptCode, beginsOn, endsOn, consentedOn, trainedOn }: PlannedDuty) => ({
  memberId,
  dutyCode,
  deptCode,
  beginsOn,
  endsOn,
  consentedOn,
  trainedOn,
});
