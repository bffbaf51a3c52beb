import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { useNavigate } from '@tanstack/react-router';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import type { MenuEntry } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { versionAddress } from './addresses.ts';
import { instrumentTexts } from './texts.ts';
import type { VersionDetail } from './version-screen.tsx';

export type VersionDialog = 'basics' | 'file' | 'remove';

/** Lists what can be done with a version beside its steps. */
export function useVersionEntries(instrument: VersionDetail, open: (dialog: VersionDialog) => void): MenuEntry[] {
  const { page: texts, detail } = useTexts(instrumentTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const { client } = useRuntime();
  const copy = useCallMutation(instrumentDesk.copyInstrument, { alertMessage: detail.copyFailed });
  const { versionId: id, test, number, can } = instrument;
  const begin = (): void =>
    copy.mutate(
      { params: { id: test.testId } },
      {
        onSuccess: ({ versionId }) => {
          showToast({ text: detail.copied, tone: 'done' });
          void navigate({ to: versionAddress(versionId) });
        },
      },
    );
  const save = (ending: 'json' | 'xlsx'): void => {
    const spec = ending === 'json' ? instrumentDesk.exportFile : instrumentDesk.exportSheet;
    const name = texts.fileName({ code: test.code, number: format.number(number) });
    void client.download({ spec, input: { params: { id } } }, `${name}.${ending}`, {
      alertMessage: texts.exportFailed,
    });
  };
  const entry = (when: boolean, one: MenuEntry): MenuEntry[] => (when ? [one] : []);
  return [
    ...entry(can.change, { id: 'basics', label: texts.editBasics, onSelect: () => open('basics') }),
    ...entry(can.change, { id: 'file', label: texts.replace, onSelect: () => open('file') }),
    ...entry(can.copy, { id: 'copy', label: detail.copy, onSelect: begin }),
    ...entry(can.export, { id: 'json', label: texts.exportFile, onSelect: () => save('json') }),
    ...entry(can.export, { id: 'xlsx', label: texts.exportSheet, onSelect: () => save('xlsx') }),
    ...entry(can.delete, {
      id: 'remove',
      label: texts.remove,
      danger: true,
      apart: true,
      onSelect: () => open('remove'),
    }),
  ];
}
