import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import type { CentreReferral } from '@naru/contract/areas/counselling/referral/referral.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { StepCallSpec } from '@naru/contract/shared/workflow.ts';
import type { ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { HISTORY_LIST } from '../shared/addresses.ts';
import styles from './referral.module.css';
import { referredTexts } from './texts.ts';
import { WrittenList } from './written-list.tsx';

interface Place {
  readonly to: string;
  readonly label: string;
}

export interface AnswerPageProps<C extends StepCallSpec> {
  readonly call: C;
  readonly referral: Omit<CentreReferral, 'kind' | 'requestId'>;
  /** The words about the centre that it is to. */
  readonly words: {
    readonly from: (who: string) => string;
    readonly writtenText: string;
    readonly steps: readonly string[];
    readonly applyUntil: (when: string) => string;
    readonly accept: string;
    readonly accepted: string;
    readonly states: Readonly<Record<'ACCEPTED' | 'SENT' | 'LINKED' | 'EXPIRED', string>>;
  };
  /** Where who agreed goes on. */
  readonly apply: Place;
  /** The answer that it went with. */
  readonly went: Place | null;
  /** The reason why it cannot be agreed to. */
  readonly obstacle?: ReactNode;
  readonly onAccepted: (told: CallOutput<C>) => void;
  readonly children?: ReactNode;
}

/** The student reads all that would be handed over, and agrees or does not. */
export function AnswerPage<C extends StepCallSpec>(props: AnswerPageProps<C>) {
  const { referral, words, children } = props;
  const all = useTexts(referredTexts);
  const texts = all.answer;
  const { written, stepList } = referral;
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
          <Section title={texts.writtenTitle} text={stepList.length > 0 ? words.writtenText : undefined} size="small">
            <WrittenList written={written} />
          </Section>
        )}
        {stepList.length > 0 && (
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

function NextPart<C extends StepCallSpec>(props: AnswerPageProps<C>) {
  const { referral, words, apply, went, obstacle } = props;
  const texts = useTexts(referredTexts).answer;
  const format = useFormat();
  const { status, stepList, canApply, untilAt } = referral;
  const isAsked = status === 'ASKED';
  const states: Readonly<Partial<Record<typeof status, string>>> = { ...texts.over, ...words.states };
  const when = untilAt === null ? null : format.moment(untilAt);
  return (
    <div className={styles.next}>
      {!isAsked && <p className={styles.strong}>{states[status]}</p>}
      {when !== null && <p className={styles.meta}>{isAsked ? texts.until(when) : words.applyUntil(when)}</p>}
      {went && <ButtonLink as={(slot) => <AppLink to={went.to} {...slot} />}>{went.label}</ButtonLink>}
      {(status === 'DECLINED' || status === 'EXPIRED') && <p className={styles.meta}>{texts.askMyself}</p>}
      {obstacle}
      {stepList.length > 0 && (
        <div className={styles.actions}>
          {canApply && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={apply.to} {...slot} />}>
              {apply.label}
            </ButtonLink>
          )}
          <Answers {...props} />
        </div>
      )}
    </div>
  );
}

/** Agreeing and declining; who agreed takes it back. */
function Answers<C extends StepCallSpec>({ call, referral, words, onAccepted }: AnswerPageProps<C>) {
  const texts = useTexts(referredTexts).answer;
  const { referralId: id, version, status, stepList } = referral;
  const decline = {
    label: status === 'ASKED' ? texts.decline : texts.takeBack,
    title: texts.declineTitle,
    text: texts.else,
    done: texts.declined,
  };
  return (
    <StepActions
      call={call}
      record={{ id, version }}
      steps={stepList}
      words={{ ACCEPT: { label: words.accept, done: words.accepted }, DECLINE: decline }}
      looks={{ DECLINE: 'plain' }}
      alsoChanges={[counsellingSummary.readSummary]}
      onDone={(action, told) => action === 'ACCEPT' && onAccepted(told)}
    />
  );
}
