import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from '../functions-screen.module.css';
import { functionTexts } from './texts.ts';

/** A call as a screen writes it, and the way to take it along. */
export function CopyCall({ call }: { readonly call: string }) {
  const texts = useTexts(functionTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(call);
      showToast({ text: texts.copied });
    } catch {
      // Not allowed, or a page without HTTPS, which has no clipboard.
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
