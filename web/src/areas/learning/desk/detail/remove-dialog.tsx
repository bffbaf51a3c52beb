import { programmeDesk, type DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useNavigate } from '@tanstack/react-router';

import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { PROGRAMME_LIST } from '../shared/addresses.ts';
import { detailTexts } from './texts.ts';

export interface RemoveDialogProps {
  readonly programme: DeskProgrammeDetail;
  readonly onClose: () => void;
}

/** Asks before a draft is thrown away. */
export function RemoveDialog({ programme, onClose }: RemoveDialogProps) {
  const all = useTexts(detailTexts);
  const texts = all.remove;
  const navigate = useNavigate();
  const remove = useCallMutation(programmeDesk.deleteProgramme, {
    alertMessage: null,
    ends: programmeDesk.readDeskProgramme,
  });
  const { programmeId: id, version, name } = programme;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      busy={remove.isPending}
      danger
      onConfirm={() =>
        remove.mutate(
          { params: { id }, body: { version } },
          {
            onSuccess: () => {
              showToast({ text: texts.done, tone: 'done' });
              void navigate({ to: PROGRAMME_LIST, replace: true });
            },
          },
        )
      }
    >
      <Stack>
        <span>{texts.text}</span>
        {remove.error && (
          <Notice tone="red" live="assertive" title={all.failed}>
            {sayFailure(remove.error, all.conflict)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
