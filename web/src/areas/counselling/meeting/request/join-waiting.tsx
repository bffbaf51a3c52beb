import { waiting } from '@naru/contract/areas/counselling/meeting/waiting.ts';
import IconBellPlus from '@tabler/icons-react/dist/esm/icons/IconBellPlus.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './join-waiting.module.css';
import { findTexts } from './texts.ts';

/** Offers a waiting list to students who find no suitable hour: they get an offer for a freed one. */
export function JoinWaiting({ counsellorId }: { readonly counsellorId: string }) {
  const texts = useTexts(findTexts).wait;
  const query = useCall(waiting.listWaiting, {}, { staleTime: 0 });
  const join = useCallMutation(waiting.joinWaiting, {
    alertMessage: texts.failed,
    onSuccess: () => showToast({ text: texts.joined, tone: 'done' }),
  });
  if (!query.data) return null;
  const own = query.data.waitingList.find((entry) => entry.counsellor.counsellorId === counsellorId);
  return (
    <p className={styles.line}>
      <Icon of={IconBellPlus} size={18} />
      {own ? (
        texts.joinedNote
      ) : (
        <>
          {texts.joinAsk}
          <Button
            variant="text"
            size="small"
            busy={join.isPending}
            onClick={() => join.mutate({ body: { counsellorId } })}
          >
            {texts.join}
          </Button>
        </>
      )}
    </p>
  );
}
