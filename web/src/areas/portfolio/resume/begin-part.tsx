import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { resumeTexts } from './texts.ts';
import { useCreate } from './use-create.ts';

/** The way to the first résumé, in one press. */
export function BeginPart({ factCount }: { readonly factCount: number }) {
  const texts = useTexts(resumeTexts).begin;
  const format = useFormat();
  const { create, isBusy, error } = useCreate();
  const begin = (beginsWith: 'PORTAL' | 'EMPTY'): void => create({ title: texts.firstTitle, beginsWith, copyOf: null });
  return (
    <>
      <EmptyState
        icon={IconFileText}
        title={texts.title}
        actions={
          <>
            <Button variant="primary" busy={isBusy} busyLabel={texts.making} onClick={() => begin('PORTAL')}>
              {texts.fromPortal}
            </Button>
            <Button disabled={isBusy} onClick={() => begin('EMPTY')}>
              {texts.empty}
            </Button>
          </>
        }
      >
        {factCount > 0 ? texts.facts(format.number(factCount)) : texts.noFacts}
      </EmptyState>
      {error && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {error.message}
        </Notice>
      )}
    </>
  );
}
