import type { CallSpec } from '@naru/contract/call.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';

import type { Target } from '../../platform/http/client.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { counsellingTexts } from './texts.ts';

export interface CalendarButtonProps<C extends CallSpec> {
  /** The call that gives the file. */
  readonly of: Target<C>;
  readonly size?: 'small' | undefined;
}

/** Says no more than the file does: it lies among one's downloads. */
const FILE_NAME = 'naru.ics';

/** One agreed meeting as a file that calendars open. */
export function CalendarButton<C extends CallSpec>({ of, size }: CalendarButtonProps<C>) {
  const texts = useTexts(counsellingTexts).calendar;
  const { client } = useRuntime();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await client.download(of, FILE_NAME, { alertMessage: null });
      showToast({ text: texts.saved, tone: 'done' });
    } catch {
      // Moved or cancelled meanwhile, or no connection: the page says which once it is read anew.
      showToast({ text: texts.failed, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size={size} icon={IconCalendarPlus} busy={isBusy} onClick={() => void save()}>
      {texts.add}
    </Button>
  );
}
