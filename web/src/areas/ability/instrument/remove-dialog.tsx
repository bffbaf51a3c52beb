import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { useNavigate } from '@tanstack/react-router';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { INSTRUMENT_LIST, testAddress } from './addresses.ts';
import { instrumentTexts } from './texts.ts';
import type { VersionDetail } from './version-screen.tsx';

interface RemoveDialogProps {
  readonly instrument: VersionDetail;
  readonly onClose: () => void;
}

/** Asks before a draft goes. */
export function RemoveDialog({ instrument, onClose }: RemoveDialogProps) {
  const texts = useTexts(instrumentTexts).page;
  const navigate = useNavigate();
  const remove = useCallMutation(instrumentDesk.deleteVersion, {
    alertMessage: texts.removeFailed,
    ends: instrumentDesk.readVersion,
  });
  const { versionId: id, version, changes, test } = instrument;
  // Without a version before it, the test goes too.
  const isLast = changes === null;
  const confirm = (): void =>
    remove.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: () => {
          showToast({ text: texts.removed, tone: 'done' });
          void navigate({ to: isLast ? INSTRUMENT_LIST : testAddress(test.testId), replace: true });
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      busy={remove.isPending}
      danger
      onConfirm={confirm}
    >
      {isLast ? `${texts.removeText} ${texts.removeLast}` : texts.removeText}
    </ConfirmDialog>
  );
}
