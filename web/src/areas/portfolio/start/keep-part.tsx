import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

/** Keeps a portfolio as it is now, under a name. */
export function KeepPart({ portfolioId: id }: { readonly portfolioId: string }) {
  const texts = useTexts(startTexts).versions;
  const [name, setName] = useState('');
  const keep = useCallMutation(portfolioStart.keepVersion, {
    label: texts.keep,
    onSuccess: () => {
      setName('');
      showToast({ text: texts.kept, tone: 'done' });
    },
  });
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') keep.mutate({ params: { id }, body: { name } });
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={SHOWN_MOST.title}
        className={styles.grow}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={keep.isPending} disabled={name.trim() === ''}>
        {texts.keep}
      </Button>
    </form>
  );
}
