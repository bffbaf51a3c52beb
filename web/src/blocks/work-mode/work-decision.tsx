import type { StepMark } from '@naru/contract/shared/work-mode.ts';
import type { StepView } from '@naru/contract/shared/workflow.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import { PressStrip } from './press-strip.tsx';
import { workTexts } from './texts.ts';
import { secondsUntil, useSeconds } from './use-seconds.ts';
import { useWorkKeys } from './use-work-keys.ts';
import type { PressedRow, WorkMode } from './use-work-mode.ts';
import styles from './work-mode.module.css';

interface WorkDecisionProps {
  readonly work: WorkMode;
  /** The open record as it was read; none until then. */
  readonly row: (PressedRow & { readonly mark: StepMark | null }) | undefined;
  /** The steps that the server offers this person there. */
  readonly steps: readonly Pick<StepView, 'action' | 'needList'>[];
}

/** At the foot of a sheet: the decisions about the open record, and the last press while it can be taken back. */
export function WorkDecision({ work, row, steps }: WorkDecisionProps) {
  const texts = useTexts(workTexts);
  const isPhone = useMediaQuery(phone);
  const { words, decide, question, last } = work;
  const mark = row?.mark ?? null;
  const isOffered = row !== undefined && steps.length > 0 && (mark === null || mark.failedReason !== null);
  const main = steps.find(({ needList }) => needList.length === 0)?.action;
  const press = (action: string | undefined): void => {
    if (row && isOffered && action !== undefined) decide(action, [row]);
  };
  useWorkKeys(question || !isOffered || main === undefined ? {} : { Enter: () => press(main) });
  return (
    <Stack gap={12}>
      {(last || isOffered) && <PressStrip work={work} />}
      {mark && mark.failedReason === null && !mark.isOwn && <OtherPress mark={mark} />}
      {row && mark !== null && mark.failedReason !== null && (
        <Notice
          tone="red"
          live="polite"
          title={texts.failedTitle}
          action={
            <Button size="small" onClick={() => work.dismiss([row.id])}>
              {texts.dismiss}
            </Button>
          }
        >
          {mark.failedReason}
        </Notice>
      )}
      {isOffered && (
        <Row>
          {steps.toReversed().map(({ action }) => (
            <Button
              key={action}
              variant={action === main ? 'primary' : undefined}
              aria-keyshortcuts={action === main ? 'Alt+Enter' : undefined}
              onClick={() => press(action)}
            >
              {words[action]?.label ?? action}
            </Button>
          ))}
        </Row>
      )}
      {!isPhone && (
        <p className={styles.keys}>
          <span>
            <KeyHint>Alt</KeyHint> <KeyHint>↑</KeyHint> {texts.previous}
          </span>
          <span>
            <KeyHint>Alt</KeyHint> <KeyHint>↓</KeyHint> {texts.next}
          </span>
          {isOffered && main !== undefined && (
            <span>
              <KeyHint>Alt</KeyHint> <KeyHint>Enter</KeyHint> {words[main]?.label}
            </span>
          )}
        </p>
      )}
    </Stack>
  );
}

function OtherPress({ mark }: { readonly mark: StepMark }) {
  const texts = useTexts(workTexts);
  const format = useFormat();
  const seconds = secondsUntil(Date.parse(mark.until), useSeconds(true));
  return (
    <Notice live="polite" title={texts.byOther(mark.byNm)}>
      <span aria-hidden>{seconds > 0 ? texts.in(format.number(seconds)) : texts.now}</span>
    </Notice>
  );
}
