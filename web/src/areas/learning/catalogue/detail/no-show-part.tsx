import type { NoShow } from '@naru/contract/areas/learning/catalogue.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { catalogueTexts } from '../texts.ts';

const AppealDialog = loadOnUse(async () => (await withTexts(import('./appeal-dialog.tsx'))).AppealDialog);

export interface NoShowPartProps {
  readonly traineeId: string;
  readonly noShow: NoShow;
}

/** Tells somebody that they count as absent without notice, lets them appeal, and says what became of it. */
export function NoShowPart({ traineeId, noShow }: NoShowPartProps) {
  const texts = useTexts(catalogueTexts).noShow;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { appeal, appealUntil } = noShow;
  if (appeal) {
    return (
      <Notice tone={appeal.status === 'ASKED' ? 'amber' : 'info'} title={texts[appeal.status]}>
        {appeal.reason ?? appeal.content}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        tone="amber"
        title={texts.title}
        action={appealUntil !== null && <Button onClick={() => setOpen(true)}>{texts.appeal}</Button>}
      >
        {appealUntil === null ? texts.late : `${texts.text} ${texts.until(format.moment(appealUntil))}`}
      </Notice>
      {isOpen && <AppealDialog traineeId={traineeId} onClose={() => setOpen(false)} />}
    </>
  );
}
