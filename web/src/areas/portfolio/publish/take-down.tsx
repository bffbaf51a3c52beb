import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { publishTexts } from './texts.ts';

/** Takes a portfolio down, after one question. */
export function TakeDown({ of }: { readonly of: Publishing }) {
  const texts = useTexts(publishTexts).shown;
  const [isAsking, setAsking] = useState(false);
  const step = useCallMutation(portfolioPublishing.stepPublishing, {
    label: texts.takeDown,
    alertMessage: null,
    alsoChanges: [portfolioStart.listPortfolios],
    onSuccess: () => {
      setAsking(false);
      showToast({ text: texts.takenDown, tone: 'done' });
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.takeDown}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.takeDownTitle}
        keepLabel={texts.keep}
        confirmLabel={texts.takeDown}
        busy={step.isPending}
        busyLabel={texts.takingDown}
        danger
        onConfirm={() =>
          step.mutate({ params: { id: of.portfolioId }, body: { action: 'TAKE_DOWN', version: of.version } })
        }
      >
        <p>{texts.takeDownText}</p>
        {step.error && (
          <Notice tone="red" live="assertive">
            {texts.failed}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
