import { completion } from '@naru/contract/areas/learning/completion.ts';
import type { ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { detailOf } from '../desk/shared/addresses.ts';
import { completionTexts } from './texts.ts';

export interface CompletersHeadProps {
  readonly programmeId: string;
  /** Undefined until the programme is read. */
  readonly name: string | undefined;
  readonly readyCount: number;
  /** Actions that are rare, where there is room for them. */
  readonly children: ReactNode;
}

/** Names the programme, and completes everybody who is ready with one press. */
export function CompletersHead({ programmeId, name, readyCount, children }: CompletersHeadProps) {
  const { desk } = useTexts(completionTexts);
  const format = useFormat();
  const settle = useCallMutation(completion.settleCompletions, {
    alertMessage: desk.failed,
    // The clock may have been first.
    onSuccess: ({ completedCount: count }) =>
      showToast({ text: count === 0 ? desk.settledBefore : desk.settled(format.number(count)), tone: 'done' }),
  });
  return (
    <PageHeader
      breadcrumb={<AppLink to={detailOf(programmeId)}>{desk.toProgramme}</AppLink>}
      title={name ?? desk.title}
      purpose={desk.purpose}
      actions={
        <>
          {children}
          {readyCount > 0 && (
            <Button
              variant="primary"
              busy={settle.isPending}
              busyLabel={desk.settling}
              onClick={() => settle.mutate({ params: { id: programmeId }, body: {} })}
            >
              {desk.settle(format.number(readyCount))}
            </Button>
          )}
        </>
      }
    />
  );
}
