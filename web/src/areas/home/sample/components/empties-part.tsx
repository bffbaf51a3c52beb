import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeniedState } from '../../../../ui/denied-state.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

export function EmptiesPart() {
  const texts = useTexts(componentTexts).empties;
  const format = useFormat();
  const [tries, setTries] = useState(0);
  const [isDenied, setIsDenied] = useState(false);

  function request() {
    setIsDenied(false);
    showToast({ text: texts.requested });
  }

  return (
    <Part title={texts.title}>
      <EmptyState
        icon={IconCalendarOff}
        headingLevel={3}
        title={texts.empty}
        actions={
          <Button onClick={() => document.getElementById('sample-slots')?.scrollIntoView()}>{texts.choose}</Button>
        }
      >
        {texts.emptyText}
      </EmptyState>
      <ErrorState title={texts.error} code="W503" retryLabel={texts.retry} onRetry={() => setTries(tries + 1)}>
        {tries === 0 ? texts.errorText : texts.retried(format.number(tries))}
      </ErrorState>
      <div className={styles.row}>
        <Button onClick={() => setIsDenied(true)}>{texts.showDenied}</Button>
      </div>
      <Dialog open={isDenied} onOpenChange={setIsDenied} title={texts.deniedDialog}>
        <DeniedState
          title={texts.denied}
          facts={[
            { term: texts.needed, value: texts.neededValue },
            { term: texts.giver, value: texts.giverValue },
          ]}
          actions={
            <Button variant="primary" onClick={request}>
              {texts.request}
            </Button>
          }
          code={texts.code}
        >
          {texts.deniedText}
        </DeniedState>
      </Dialog>
    </Part>
  );
}
