import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './comment.module.css';
import { commentTexts } from './texts.ts';

interface ChoiceBarProps {
  readonly words: string;
  /** Below the words; null for those that were chosen by the keyboard. */
  readonly top: number | null;
  readonly onBegin: () => void;
  readonly onCancel: () => void;
}

/** Offers to comment on the words that are chosen. */
export function ChoiceBar({ words, top, onBegin, onCancel }: ChoiceBarProps) {
  const texts = useTexts(commentTexts).desk;
  return (
    <div
      className={styles.choice}
      style={top === null ? undefined : { '--choice-top': `${top}px` }}
      data-keys={top === null || undefined}
      // A press would take the selection away before it is used.
      onPointerDown={(event) => event.preventDefault()}
    >
      <output className="visually-hidden">{texts.selected(words)}</output>
      <Button variant="primary" size="small" icon={IconMessagePlus} onClick={onBegin}>
        {texts.write}
      </Button>
      <IconButton icon={IconX} size="small" label={texts.cancelChoice} onClick={onCancel} />
    </div>
  );
}
