import { waiting, type WaitingEntry } from '@naru/contract/areas/counselling/meeting/waiting.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { formOf } from '../../shared/addresses.ts';
import { findTexts } from './texts.ts';
import styles from './waiting-part.module.css';

/** Lists the counsellors whom the student waits for, and open offers; nothing if there are none. */
export function WaitingPart() {
  const texts = useTexts(findTexts).wait;
  const query = useCall(waiting.listWaiting, {}, { staleTime: 0 });
  const entries = query.data?.waitingList ?? [];
  if (entries.length === 0) return null;
  const offered = entries.toSorted((one, other) => Number(other.offer !== null) - Number(one.offer !== null));
  return (
    <section aria-label={texts.title} className={styles.part}>
      {offered.map((entry) => (
        <Entry key={entry.waitId} entry={entry} />
      ))}
    </section>
  );
}

function Entry({ entry }: { readonly entry: WaitingEntry }) {
  const texts = useTexts(findTexts).wait;
  const { addressed } = useTexts(counsellingTexts);
  const format = useFormat();
  const leave = useCallMutation(waiting.leaveWaiting, {
    alertMessage: texts.failed,
    onSuccess: () => showToast({ text: texts.left }),
  });
  const { counsellor, offer, since, waitId } = entry;
  const name = addressed[counsellor.kind](counsellor.name);
  const actions = (
    <span className={styles.actions}>
      {offer && (
        <ButtonLink size="small" as={(slot) => <AppLink to={formOf(counsellor.counsellorId, offer.slot)} {...slot} />}>
          {texts.take}
        </ButtonLink>
      )}
      <Button
        variant="text"
        size="small"
        busy={leave.isPending}
        onClick={() => leave.mutate({ params: { id: waitId } })}
      >
        {texts.leave}
      </Button>
    </span>
  );
  if (!offer) {
    return (
      <Notice icon={IconBell} title={texts.waiting(name)} action={actions}>
        {texts.since(format.relativeTime(since, { time: 'never', inSentence: true }))}
      </Notice>
    );
  }
  return (
    <Notice tone="amber" icon={IconBell} title={texts.offered(name)} action={actions}>
      {texts.offerText(format.moment(offer.slot.beginsAt), format.moment(offer.until, { hasWeekday: false }))}
    </Notice>
  );
}
