import { PREP_KINDS, prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import type { CallInput } from '@naru/contract/call.ts';
import type { StudentMeeting } from '@naru/contract/areas/counselling/meeting/request.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import type { MutationOptions } from '../../../../platform/query/use-call-mutation.ts';
import { useSwitchedCall } from '../../../../platform/query/use-switched-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './prep.module.css';
import { studentPrepTexts } from './texts.ts';

type Kind = (typeof PREP_KINDS)[number];

/** The data that the student shares before a meeting, changeable until then; nothing once it is over or cancelled. */
export function PrepPart({ meeting }: { readonly meeting: StudentMeeting }) {
  const kind = PREP_KINDS.find((one) => one === meeting.counsellor.kind);
  const isAhead = (meeting.status === 'WAITING' || meeting.status === 'APPROVED') && meeting.ending === null;
  return kind !== undefined && isAhead ? <Shared id={meeting.requestId} kind={kind} /> : null;
}

function Shared({ id, kind }: { readonly id: string; readonly kind: Kind }) {
  const texts = useTexts(studentPrepTexts);
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const query = useCall(prep.readOwnPrep, { params: { id } }, { staleTime: 0, alertMessage: null });
  const own = query.data;
  const written: MutationOptions<typeof prep.changePrep> = {
    onSuccess: ({ agreed }) => showToast({ text: agreed ? texts.turnedOn : texts.turnedOff, tone: 'done' }),
  };
  const sharing = useSwitchedCall(prep.changePrep, Boolean(own?.agreed), written);
  const tests = useSwitchedCall(prep.changePrep, own?.agreed?.hasTests === true, written);
  const isPending = sharing.isPending || tests.isPending;
  if (!own || (own.agreed === null && !own.canAgree)) return null;
  const { agreed, document, opensOn, sheet, sharedTestList } = own;
  const isOld = agreed !== null && agreed.version !== document.version;
  const input = (isAgreed: boolean, hasTests: boolean): CallInput<typeof prep.changePrep> => ({
    params: { id },
    body: { isAgreed, version: document.version, hasTests },
  });
  const state = agreed === null ? texts.off : isOld ? texts.onOld : texts.on(format.day(opensOn));
  return (
    <Section title={texts.label} size="small">
      <div className={styles.stack}>
        <Switch
          label={texts.share[kind]}
          note={state}
          checked={sharing.isOn}
          disabled={isPending}
          onCheckedChange={(isAgreed) => sharing.turn(isAgreed, input(isAgreed, false))}
        />
        {agreed && !isOld && (sharedTestList.length > 0 || agreed.hasTests) && (
          <Switch
            label={texts.tests}
            note={sharedTestList.length > 0 ? texts.testsNote(format.list(sharedTestList)) : texts.testsNone}
            checked={tests.isOn}
            disabled={isPending}
            onCheckedChange={(hasTests) => tests.turn(hasTests, input(true, hasTests))}
          />
        )}
        {agreed && <p className={styles.meta}>{texts.agreed(format.moment(agreed.at))}</p>}
        <Button variant="text" size="small" onClick={() => setShown(true)}>
          {texts.show}
        </Button>
      </div>
      <PreviewSheet document={document} sheet={sheet} open={isShown} onClose={() => setShown(false)} />
    </Section>
  );
}
