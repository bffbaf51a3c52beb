import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './own-advisor.module.css';
import { ownAdvisorTexts } from './texts.ts';

export interface SharePartProps {
  readonly assignmentId: string;
  readonly name: string;
  readonly share: { readonly count: number; readonly isShared: boolean; readonly isAsked: boolean };
}

/** Asks whether the advisor may read notes shared with earlier ones: asked once, changeable at any time. */
export function SharePart({ assignmentId, name, share }: SharePartProps) {
  const texts = useTexts(ownAdvisorTexts).share;
  const format = useFormat();
  const change = useCallMutation(advisor.shareEarlier, {
    alsoChanges: [counsellingSummary.readSummary],
    onSuccess: ({ isShared }) => showToast({ text: isShared ? texts.shared : texts.stopped, tone: 'done' }),
  });
  const say = (isShared: boolean): void => change.mutate({ body: { assignmentId, isShared } });
  const { count, isShared, isAsked } = share;
  return (
    <Section title={isAsked ? texts.ask(name) : texts.title} text={texts.text(format.number(count))}>
      {!isAsked && <p>{isShared ? texts.on : texts.off}</p>}
      <div className={styles.buttons}>
        {!isShared && (
          <Button variant={isAsked ? 'primary' : undefined} busy={change.isPending} onClick={() => say(true)}>
            {texts.yes}
          </Button>
        )}
        {isAsked && (
          <Button busy={change.isPending} onClick={() => say(false)}>
            {texts.no}
          </Button>
        )}
        {isShared && (
          <Button busy={change.isPending} onClick={() => say(false)}>
            {texts.stop}
          </Button>
        )}
      </div>
    </Section>
  );
}
