import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from '../functions-screen.module.css';
import { functionTexts } from './texts.ts';

/** Shows a call as a screen writes it, with a button to copy it. */
export function CopyCall({ call }: { readonly call: string }) {
  const texts = useTexts(functionTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(call);
      showToast({ text: texts.copied });
    } catch {
      // The browser refused, or the page has no clipboard without HTTPS.
      showToast({ text: texts.notCopied, tone: 'error' });
    }
  };
  return (
    <div className={styles.call}>
      <code>{call}</code>
      <IconButton icon={IconCopy} iconSize={18} size="small" label={texts.copy(call)} onClick={() => void copy()} />
    </div>
  );
}
