import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Steps } from '../../ui/steps.tsx';
import { counsellingTexts } from './texts.ts';

const CURRENT: Readonly<Record<MeetingSummary['status'], number>> = {
  AVAILABLE: 1,
  WAITING: 1,
  APPROVED: 2,
  COMPLETED: 4,
  REJECTED: 4,
  ABSENT: 4,
};

/** The way of a request as a line, as long as it goes on; nothing for one that ended on the way. */
export function MeetingSteps({ meeting }: { readonly meeting: MeetingSummary }) {
  const texts = useTexts(counsellingTexts).steps;
  const { status, ending, source, next } = meeting;
  if (ending !== null || source === 'POST_HOC' || status === 'REJECTED' || status === 'ABSENT') return null;
  const current = status === 'APPROVED' && next?.step === 'RECORD' ? 3 : CURRENT[status];
  return (
    <Steps
      label={texts.label}
      current={current}
      steps={[
        { id: 'ask', label: source === 'INVITATION' ? texts.invite : texts.ask },
        { id: 'answer', label: texts.answer },
        { id: 'meet', label: texts.meet },
        { id: 'record', label: texts.record },
      ]}
    />
  );
}
