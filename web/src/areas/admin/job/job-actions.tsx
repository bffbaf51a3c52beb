import { jobs, type JobDetail } from '@naru/contract/areas/job.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { jobTexts } from './texts.ts';

/** Restarts a failed job, or cancels a waiting one; both after a question. */
export function JobActions({ job }: { readonly job: JobDetail }) {
  const texts = useTexts(jobTexts).jobs;
  const [isAsking, setAsking] = useState(false);
  const settle = {
    onSettled: () => setAsking(false),
    onError: ({ code }: CallError) => {
      // The sheet beside already shows the new state.
      if (code === FAILURE.conflict.code) showToast({ text: texts.changed, tone: 'info' });
    },
  };
  const retry = useCallMutation(jobs.retryJob, {
    onSuccess: () => showToast({ text: texts.restarted, tone: 'done' }),
  });
  const cancel = useCallMutation(jobs.cancelJob, {
    onSuccess: () => showToast({ text: texts.takenBack, tone: 'done' }),
  });
  const input = { params: { id: job.jobId } };
  const isRetry = job.can.retry;
  const label = isRetry ? texts.again : texts.takeBack;
  return (
    <>
      <Button wide variant={isRetry ? 'primary' : 'danger-text'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isRetry ? texts.againTitle : texts.takeBackTitle}
        confirmLabel={label}
        busyLabel={label}
        busy={retry.isPending || cancel.isPending}
        danger={!isRetry}
        onConfirm={() => (isRetry ? retry.mutate(input, settle) : cancel.mutate(input, settle))}
      >
        {isRetry ? texts.againText : texts.takeBackText}
      </ConfirmDialog>
    </>
  );
}
