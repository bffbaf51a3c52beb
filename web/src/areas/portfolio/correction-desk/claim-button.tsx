import { correctionDesk, type QueuedCorrection } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useNavigate } from '@tanstack/react-router';

import { useTakeStep } from '../../../blocks/workflow/use-take-step.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { deskPath } from './routes.ts';
import { deskTexts } from './texts.ts';

/** Takes a request in one press; one who comes too late is told who has it. */
export function ClaimButton({ row }: { readonly row: QueuedCorrection }) {
  const { CLAIM } = useTexts(deskTexts).steps;
  const navigate = useNavigate();
  const { correctionId: id, version, title, stepList } = row;
  const { take, isPending } = useTakeStep({
    call: correctionDesk.stepCorrection,
    record: { id, version },
    words: { CLAIM: { label: CLAIM.label, done: CLAIM.done } },
    onDone: () => void navigate({ to: deskPath(id) }),
    onFailed: (failure) => showToast({ text: sayLate(failure, CLAIM) }),
  });
  if (!stepList.some(({ action }) => action === 'CLAIM')) return null;
  return (
    <Button aria-label={CLAIM.name(title)} busy={isPending} busyLabel={CLAIM.label} onClick={() => take('CLAIM', {})}>
      {CLAIM.label}
    </Button>
  );
}

interface LateWords {
  readonly late: (name: string) => string;
  readonly gone: string;
}

/** Says who was faster, where the answer tells; else that it has changed. */
function sayLate(failure: CallError, { late, gone }: LateWords): string {
  if (failure.code !== FAILURE.conflict.code)
    return failure.code === FAILURE.notFound.code ? gone : (failure.serverMessage ?? failure.message);
  const { current } = (failure.output ?? {}) as { current?: { assigneeNm?: string | null } }; // how it stands
  return typeof current?.assigneeNm === 'string' ? late(current.assigneeNm) : gone;
}
