import { account } from '@naru/contract/areas/account.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { useMemberInfo } from '../../../platform/session/use-session.ts';
import { Switch } from '../../../ui/switch.tsx';
import { sessionTexts } from '../texts.ts';

/** Switches off the one key that works alone; a person who dictates would press it by speaking. */
export function ShortcutSetting() {
  const texts = useTexts(sessionTexts).account;
  const { member } = useRuntime();
  const isOn = useMemberInfo()?.opensSearchBySlash !== false;
  // The shell reads it with the person, not with this screen.
  const change = useCallMutation(account.changeShortcut, { onSuccess: () => void member.load() });
  const [asked, setAsked] = useState<boolean>();
  const turn = (next: boolean): void => {
    setAsked(next);
    change.mutate({ body: { opensSearchBySlash: next } }, { onError: () => setAsked(undefined) });
  };
  return (
    <Switch
      label={texts.slash}
      note={texts.slashNote}
      checked={asked ?? isOn}
      disabled={change.isPending}
      onCheckedChange={turn}
    />
  );
}
