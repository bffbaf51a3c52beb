import { notification, type PreferenceView } from '@naru/contract/areas/notification.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { callKeyOf } from '../../../platform/query/call-key.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { notificationTexts } from './texts.ts';

export type SavePreference = (change: (before: PreferenceView) => PreferenceView) => void;

/**
 * Shows a change at once and saves it; what was changed while a save is under way follows with the next one, on the
 * version that the first gave. A refusal shows what holds.
 */
export function useSavePreference(read: PreferenceView): { shown: PreferenceView; save: SavePreference } {
  const texts = useTexts(notificationTexts).form;
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<PreferenceView | null>(null);
  const newest = useRef<PreferenceView | null>(null);
  const isSaving = useRef(false);
  const { mutateAsync } = useCallMutation(notification.changePreference, {
    alertMessage: undefined,
    outlivesPage: true,
  });

  const send = async (): Promise<void> => {
    let version = read.version;
    while (newest.current) {
      const next = newest.current;
      newest.current = null;
      const saved = await mutateAsync({ body: { ...writeBody(next), version } });
      if (typeof saved === 'symbol') return;
      version = saved.version;
      queryClient.setQueryData(callKeyOf(notification.readPreference, {}), saved);
    }
    showToast({ text: texts.saved, tone: 'done' });
  };
  const sendAll = async (): Promise<void> => {
    isSaving.current = true;
    try {
      await send();
    } catch (error) {
      newest.current = null;
      if ((error as { code?: string }).code === FAILURE.conflict.code) showToast({ text: texts.conflict });
    } finally {
      isSaving.current = false;
      setWanted(null);
    }
  };
  const shown = wanted ?? read;
  return {
    shown,
    save: (change) => {
      const next = change(newest.current ?? shown);
      newest.current = next;
      setWanted(next);
      if (!isSaving.current) void sendAll();
    },
  };
}

function writeBody({ quiet, isDigest, typeList }: PreferenceView) {
  const choiceList = typeList
    .filter((type) => !type.isMandatory)
    .flatMap(({ type, channelList }) => channelList.map(({ channel, isOn }) => ({ type, channel, isOn })));
  return { quiet, isDigest, choiceList };
}
