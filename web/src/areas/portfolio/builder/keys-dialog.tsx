import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import styles from './builder.module.css';
import { builderTexts } from './texts.ts';

const KEYS = [
  ['enter', ['Enter']],
  ['escape', ['Esc']],
  ['arrows', ['↑', '↓']],
  ['move', ['Alt + ↑', 'Alt + ↓']],
  ['side', ['Alt + ←', 'Alt + →']],
  ['duplicate', ['Ctrl + D']],
  ['remove', ['Delete']],
  ['add', ['+']],
  ['undo', ['Ctrl + Z']],
  ['redo', ['Ctrl + Shift + Z']],
  ['help', ['?']],
] as const;

interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** All keys of the canvas. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const texts = useTexts(builderTexts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.keys.title} description={texts.keys.text}>
      <dl className={styles.keys}>
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <KeyHint key={key}>{key}</KeyHint>
              ))}
            </dt>
            <dd>{texts.keys[name]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
