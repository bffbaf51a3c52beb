import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Stack } from '../../../ui/stack.tsx';
import { instrumentTexts } from './texts.ts';
import type { VersionDetail } from './version-screen.tsx';

/** Says what publishing does to students, to the version in force, and to comparisons with it. */
export function PublishWords({ instrument }: { readonly instrument: VersionDetail }) {
  const all = useTexts(instrumentTexts);
  const texts = all.page.PUBLISH;
  const format = useFormat();
  const { test, changes } = instrument;
  const query = useCall(instrumentDesk.readInstrument, { params: { id: test.testId } });
  const inForce = query.data?.test.versionList.find(({ status }) => status === 'PUBLISHED');
  const notCompared = changes?.notComparedScaleList ?? [];
  return (
    <Stack gap={8}>
      <span>{texts.text}</span>
      {inForce && <span>{texts.replaces(all.version(format.number(inForce.number)))}</span>}
      {notCompared.length > 0 && <span>{texts.notCompared(notCompared.join(', '))}</span>}
    </Stack>
  );
}
