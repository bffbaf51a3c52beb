import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useOwnMenus } from '../../blocks/navigation/use-own-menus.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { targetOf } from '../../platform/menu.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { KeyHint } from '../../ui/key-hint.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findMenus, type FoundMenu } from './find-menus.ts';
import styles from './search-window.module.css';
import { shellTexts } from './texts.ts';

const MOST_SHOWN = 8;

/** Finds a menu by typing; arrows move, Enter opens. */
export function SearchWindow({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(shellTexts);
  const menus = useLoginInfo()?.menuList ?? [];
  const { recent } = useOwnMenus();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const links = useRef<HTMLDivElement>(null);
  const found: readonly FoundMenu[] =
    typed.trim() === '' ? recent.map((menu) => ({ menu, trail: [] })) : findMenus(menus, typed).slice(0, MOST_SHOWN);
  const at = Math.min(chosen, Math.max(found.length - 1, 0));

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      links.current?.querySelectorAll('a')[at]?.click();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.search}
      closeLabel={texts.close}
      initialFocus={field}
    >
      <div className={styles.window}>
        <TextField
          ref={field}
          label={texts.search}
          hideLabel
          placeholder={texts.menuSearchHint}
          value={typed}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
        />
        <Results id={listId} found={found} at={at} typed={typed.trim()} onOpen={onClose} listRef={links} />
        <p className={styles.foot}>
          <span>
            <KeyHint>↑</KeyHint> <KeyHint>↓</KeyHint> {texts.searchMove}
          </span>
          <span>
            <KeyHint>Enter</KeyHint> {texts.searchOpen}
          </span>
          <span className={styles.private}>
            <Icon of={IconLock} size={16} /> {texts.searchPrivate}
          </span>
        </p>
      </div>
    </Dialog>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly found: readonly FoundMenu[];
  readonly at: number;
  readonly typed: string;
  readonly onOpen: () => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

function Results({ id, found, at, typed, onOpen, listRef }: ResultsProps) {
  const texts = useTexts(shellTexts);
  if (found.length === 0) {
    return <p className={styles.none}>{typed === '' ? texts.searchEmpty : texts.searchNone(typed)}</p>;
  }
  return (
    <>
      <p className={styles.label}>{typed === '' ? texts.searchRecent : texts.searchResults}</p>
      <div id={id} role="listbox" aria-label={texts.searchResults} className={styles.list} ref={listRef}>
        {found.map(({ menu, trail }, index) => (
          <AppLink
            key={menu.menuId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            to={targetOf(menu) ?? '/'}
            tabIndex={-1}
            className={joinClasses(styles.row, index === at && styles.chosen)}
            onClick={onOpen}
          >
            <span>{menu.menuNm}</span>
            <span className={styles.trail}>{menu.devAt === 'Y' ? texts.inPreparationShort : trail.join(' › ')}</span>
          </AppLink>
        ))}
      </div>
    </>
  );
}
