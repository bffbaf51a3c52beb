import { badgeClasses, type BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { badgeClassListRoute } from './routes.ts';
import { badgeDeskTexts } from './texts.ts';

/** Deletes a draft, once it was asked. */
export function DeletePart({ badge }: { readonly badge: BadgeClassDetail }) {
  const texts = useTexts(badgeDeskTexts).detail;
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useCallMutation(badgeClasses.deleteClass, { alertMessage: null });
  const run = (): void =>
    remove.mutate(
      { params: { id: badge.classId }, body: { version: badge.version } },
      {
        onSuccess: () => {
          showToast({ text: texts.removed, tone: 'done' });
          void navigate({ to: addressOf(badgeClassListRoute), replace: true });
        },
      },
    );
  const failure = remove.error && (fieldErrorsOf(remove.error)[0]?.message ?? remove.error.serverMessage);
  return (
    <>
      <Button variant="danger-text" onClick={() => setIsOpen(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        busy={remove.isPending}
        danger
        onConfirm={run}
      >
        <Stack gap={12}>
          <p>{texts.removeText}</p>
          {failure && <Notice tone="red" live="assertive" title={failure} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
