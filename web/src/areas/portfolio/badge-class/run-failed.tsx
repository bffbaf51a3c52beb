import { badgeClasses, type BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { badgeDeskTexts } from './texts.ts';

/** Says that the run over everybody did not reach its end, and begins it again. */
export function RunFailed({ badge: { classId, canGrant } }: { readonly badge: BadgeClassDetail }) {
  const texts = useTexts(badgeDeskTexts).detail;
  const again = useCallMutation(badgeClasses.runAgain);
  const run = (): void => again.mutate({ params: { id: classId }, body: {} });
  return (
    <Notice
      tone="red"
      title={texts.runFailed}
      action={
        canGrant && (
          <Button busy={again.isPending} busyLabel={texts.runSending} onClick={run}>
            {texts.runAgain}
          </Button>
        )
      }
    >
      {texts.runFailedText}
    </Notice>
  );
}
