import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './canvas.module.css';
import { KIND_ICONS } from './kinds.ts';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';

const FIRST = [
  { kind: 'TEXT', name: 'story' },
  { kind: 'PROJECT', name: 'project' },
  { kind: 'RECORD', name: 'records' },
  { kind: 'GALLERY', name: 'pictures' },
] as const;

/** Beginnings of an empty portfolio. */
export function BeginPart({ actions }: { readonly actions: Actions }) {
  const texts = useTexts(builderTexts).begin;
  return (
    <div className={styles.begin}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul>
        {FIRST.map(({ kind, name }) => (
          <li key={kind}>
            <button type="button" onClick={() => actions.addBlockLast(kind)}>
              <Icon of={KIND_ICONS[kind]} size={24} />
              {texts[name]}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.fill} onClick={() => actions.addRow('1')}>
        {texts.row}
      </button>
    </div>
  );
}
