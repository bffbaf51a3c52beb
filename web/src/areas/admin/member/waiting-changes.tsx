import { members, type MemberChange } from '@naru/contract/areas/member.ts';
import { useState } from 'react';

import { sayFailure } from '../../../blocks/form/server-errors.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { LinkDialog, type ToldLink } from './link-dialog.tsx';
import { memberTexts } from './texts.ts';
import styles from './waiting-changes.module.css';

/** Lists what one administrator asked for and another has to confirm; draws nothing where nothing waits. */
export function WaitingChanges() {
  const texts = useTexts(memberTexts);
  const query = useCall(members.listMemberChanges, {});
  const [told, setTold] = useState<ToldLink | null>(null);
  const changes = query.data?.changeList ?? [];
  return (
    <>
      {changes.length > 0 && (
        <Section title={texts.changesTitle} text={texts.changesHelp} size="small">
          <ul className={styles.list}>
            {changes.map((change) => (
              <WaitingChange key={change.changeId} change={change} onLink={setTold} />
            ))}
          </ul>
        </Section>
      )}
      <LinkDialog link={told} onClose={() => setTold(null)} />
    </>
  );
}

interface WaitingChangeProps {
  readonly change: MemberChange;
  readonly onLink: (link: ToldLink) => void;
}

function WaitingChange({ change, onLink }: WaitingChangeProps) {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const confirm = useCallMutation(members.confirmMemberChange, {
    alertMessage: null,
    onSuccess: ({ path, expiresAt }) => {
      if (path !== null && expiresAt !== null) onLink({ path, expiresAt });
      else showToast({ text: texts.changeConfirmed, tone: 'done' });
    },
  });
  const decline = useCallMutation(members.declineMemberChange, { alertMessage: null });
  const params = { id: change.changeId };
  const failure = confirm.error ?? decline.error;
  return (
    <li className={styles.change}>
      <div>
        <b>{texts.changeOfPerson[change.kind](change.name)}</b>
        {change.fieldList.map(({ field, from, to }) => (
          <span key={field}>{texts.changeField(texts.changeFields[field], from ?? texts.none, to ?? texts.none)}</span>
        ))}
        <small>
          {joinFacts([
            texts.changeAsked(change.askedByName, format.moment(change.askedAt)),
            texts.changeUntil(format.moment(change.expiresAt)),
          ])}
        </small>
        {failure && <Notice tone="red" live="assertive" title={sayFailure(failure, texts.conflict)} />}
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          busy={decline.isPending}
          busyLabel={texts.changing}
          onClick={() => decline.mutate({ params })}
        >
          {change.isOwn ? texts.changeTakeBack : texts.changeDecline}
        </Button>
        {change.canConfirm && (
          <Button
            size="small"
            busy={confirm.isPending}
            busyLabel={texts.changing}
            onClick={() => confirm.mutate({ params })}
          >
            {texts.changeConfirm}
          </Button>
        )}
      </div>
    </li>
  );
}
