import { admin } from '@naru/contract/areas/admin.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { memberTexts } from './texts.ts';

/** S5: failed sign-ins that slow the person down now, and the way to forget them. */
export function SlowedNotice({ username }: { readonly username: string }) {
  const texts = useTexts(memberTexts);
  const format = useFormat();
  const query = useCall(admin.findSlowedSignIns, { query: { username } });
  const clear = useCallMutation(admin.clearSlowedSignIns, {
    onSuccess: () => showToast({ text: texts.cleared, tone: 'done' }),
  });
  const until = query.data?.until;
  if (!until) return null;
  return (
    <Notice
      tone="amber"
      action={
        <Button
          size="small"
          busy={clear.isPending}
          busyLabel={texts.changing}
          onClick={() => clear.mutate({ body: { username } })}
        >
          {texts.clearSlowed}
        </Button>
      }
    >
      {texts.slowed(format.dateTime(until, 'HH:mm:ss'))}
    </Notice>
  );
}
