import type { CentreReferral } from '@naru/contract/areas/counselling/referral.ts';
import { useState, type ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { HISTORY_LIST } from '../student/addresses.ts';
import styles from './referral.module.css';
import { referredTexts } from './texts.ts';
import { WrittenList } from './written-list.tsx';

interface Place {
  readonly to: string;
  readonly label: string;
}

export interface AnswerPageProps {
  readonly referral: Omit<CentreReferral, 'kind' | 'requestId'>;
  /** What is said of the centre that it is to. */
  readonly words: {
    readonly from: (who: string) => string;
    readonly writtenText: string;
    readonly steps: readonly string[];
    readonly applyUntil: (when: string) => string;
    readonly accept: string;
    readonly states: Readonly<Record<'ACCEPTED' | 'SENT' | 'LINKED' | 'EXPIRED', string>>;
  };
  /** Where who agreed goes on. */
  readonly apply: Place;
  /** What it went with. */
  readonly went: Place | null;
  /** What stands in the way of agreeing. */
  readonly obstacle?: ReactNode;
  readonly answer: {
    readonly give: (isAccepted: boolean, onSettled: () => void) => void;
    readonly isPending: boolean;
    readonly failure: string | null;
  };
  readonly children?: ReactNode;
}

/** The student reads all that would be handed over, and agrees or does not. */
export function AnswerPage(props: AnswerPageProps) {
  const { referral, words, children } = props;
  const all = useTexts(referredTexts);
  const texts = all.answer;
  const { written, can } = referral;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={HISTORY_LIST}>{texts.toList}</AppLink>}
        title={texts.title}
        purpose={words.from(all.of(referral.referrerName, referral.referrerDept))}
      />
      <div className={styles.form}>
        <NextPart {...props} />
        {written && (
          <Section title={texts.writtenTitle} text={can.length > 0 ? words.writtenText : undefined} size="small">
            <WrittenList written={written} />
          </Section>
        )}
        {can.length > 0 && (
          <>
            <Section title={texts.thenTitle} size="small">
              <ul className={styles.points}>
                {words.steps.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Section>
            <Section title={texts.elseTitle} text={texts.else} size="small" />
          </>
        )}
        {children}
      </div>
    </>
  );
}

function NextPart({ referral, words, apply, went, obstacle, answer }: AnswerPageProps) {
  const texts = useTexts(referredTexts).answer;
  const format = useFormat();
  const [isDeclining, setDeclining] = useState(false);
  const { status, can, untilAt } = referral;
  const isAsked = status === 'ASKED';
  const states: Readonly<Partial<Record<typeof status, string>>> = { ...texts.over, ...words.states };
  const when = untilAt === null ? null : format.moment(untilAt);
  const declineLabel = isAsked ? texts.decline : texts.takeBack;
  return (
    <div className={styles.next}>
      {!isAsked && <p className={styles.strong}>{states[status]}</p>}
      {when !== null && <p className={styles.meta}>{isAsked ? texts.until(when) : words.applyUntil(when)}</p>}
      {went && <ButtonLink as={(slot) => <AppLink to={went.to} {...slot} />}>{went.label}</ButtonLink>}
      {(status === 'DECLINED' || status === 'EXPIRED') && <p className={styles.meta}>{texts.askMyself}</p>}
      {obstacle}
      {can.length > 0 && (
        <div className={styles.actions}>
          {can.includes('ACCEPT') && (
            <Button
              variant="primary"
              busy={answer.isPending && !isDeclining}
              busyLabel={texts.busy}
              onClick={() => answer.give(true, () => undefined)}
            >
              {words.accept}
            </Button>
          )}
          {can.includes('APPLY') && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={apply.to} {...slot} />}>
              {apply.label}
            </ButtonLink>
          )}
          <Button onClick={() => setDeclining(true)}>{declineLabel}</Button>
        </div>
      )}
      {answer.failure !== null && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {answer.failure}
        </Notice>
      )}
      <ConfirmDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={texts.declineTitle}
        keepLabel={texts.keep}
        confirmLabel={declineLabel}
        busy={answer.isPending}
        onConfirm={() => answer.give(false, () => setDeclining(false))}
      >
        {texts.else}
      </ConfirmDialog>
    </div>
  );
}
