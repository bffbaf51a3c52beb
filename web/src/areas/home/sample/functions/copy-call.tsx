import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from '../functions-screen.module.css';
import { functionTexts } from './texts.ts';

/** Shows a call as a screen writes it, with a button to copy it. */
export function CopyCall({ call }: { readonly call: string }) {
  const texts = useTexts(functionTexts);
  const copy = (): void => void copyText(call, { copied: texts.copied, copyFailed: texts.notCopied });
  return (
    <div className={styles.call}>
      <code>{call}</code>
      <IconButton icon={IconCopy} iconSize={18} size="small" label={texts.copy(call)} onClick={copy} />
    </div>
  );
}
