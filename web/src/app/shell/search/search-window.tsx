import { useId, useRef, useState, type KeyboardEvent } from 'react';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';

import { useOwnMenus } from '../../../blocks/navigation/use-own-menus.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { findMenus } from '../find-menus.ts';
import { findPlaces } from './find-places.ts';
import { readWords } from './read-words.ts';
import {
  addPlaces,
  listFoundGroups,
  listMenuRows,
  listPlaceRows,
  type ResultGroup,
  type ResultRow,
} from './result-list.ts';
import { SearchResults } from './search-results.tsx';
import styles from './search-window.module.css';
import { searchTexts } from './texts.ts';
import { useFound, type Found } from './use-found.ts';

/** More of them would push what else was found out of sight. */
const MOST_MENUS = 5;

/** Finds menus, posts, courses and people by typing; arrows go over all groups, Enter opens. Nothing of it is kept. */
export function SearchWindow({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(searchTexts);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = useFound(readWords(typed));
  const groups = useGroups(typed, found);
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const at = Math.min(chosen, Math.max(count - 1, 0));

  const press = (event: KeyboardEvent): void => {
    // While a syllable is composed, Enter and arrows are the input method's.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setChosen((at + step + count) % count);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at];
      if (option && !option.closest('[aria-busy="true"]')) option.click();
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} initialFocus={field}>
      <div className={styles.window}>
        <TextField
          ref={field}
          label={texts.title}
          hideLabel
          placeholder={texts.hint}
          value={typed}
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={count > 0 ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
        />
        <div className={styles.results}>
          <SearchResults id={listId} groups={groups} at={at} onOpen={onClose} ref={list} />
          <Outcome typed={typed.trim()} count={count} found={found} />
        </div>
        <Foot />
      </div>
    </Dialog>
  );
}

function useGroups(typed: string, found: Found): ResultGroup[] {
  const texts = useTexts(searchTexts);
  const format = useFormat();
  const menus = useLoginInfo()?.menuList ?? [];
  const { recent } = useOwnMenus();
  if (typed.trim() === '') {
    const rows = listMenuRows(recent.map((menu) => ({ menu, trail: [] })));
    return rows.length > 0 ? [{ id: 'MENU', label: texts.recent, rows, isStale: false }] : [];
  }
  const fitting = Map.groupBy(findMenus(menus, typed), ({ menu }) => menu.devAt);
  const places = findPlaces(texts.places, typed, new Set(findMenus(menus, '').map(({ menu }) => menu.menuId)));
  const group = (id: string, label: string, rows: readonly ResultRow[] = []): ResultGroup[] =>
    rows.length > 0 ? [{ id, label, rows, isStale: false }] : [];
  const rowsOf = (devAt: 'N' | 'Y') => listMenuRows(fitting.get(devAt)?.slice(0, MOST_MENUS) ?? []);
  const words = { ...texts, day: (date: string) => format.day(date, { hasWeekday: false }) };
  return [
    ...group('MENU', texts.menus, addPlaces(rowsOf('N'), listPlaceRows(places))),
    ...listFoundGroups(found.groups, words, found.isStale),
    // Last: nobody wants to come upon them before what opens.
    ...group('LATER', texts.inPreparation, rowsOf('Y')),
  ];
}

interface OutcomeProps {
  readonly typed: string;
  readonly count: number;
  readonly found: Found;
}

/** Tells what the rows alone do not: nothing there yet, nothing found, on its way, failed. */
function Outcome({ typed, count, found }: OutcomeProps) {
  const texts = useTexts(searchTexts);
  const format = useFormat();
  if (typed === '') return count === 0 ? <p className={styles.note}>{texts.empty}</p> : null;
  if (found.isFailed) {
    return (
      <div className={styles.note} role="alert">
        <p>{texts.failed}</p>
        <Button size="small" onClick={found.retry} busy={found.isStale} busyLabel={texts.loading}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (found.isStale) {
    return found.groups.length === 0 ? <output className={styles.note}>{texts.loading}</output> : null;
  }
  if (count === 0) {
    return (
      <output className={styles.note}>
        <b>{texts.none(typed)}</b>
        {readWords(typed) === '' ? texts.twoLetters : texts.noneText}
      </output>
    );
  }
  return (
    <>
      {readWords(typed) === '' && <p className={styles.note}>{texts.twoLetters}</p>}
      <output className="visually-hidden">{texts.found(format.number(count))}</output>
    </>
  );
}

function Foot() {
  const texts = useTexts(searchTexts);
  return (
    <p className={styles.foot}>
      <span className={styles.keys}>
        <KeyHint>↑</KeyHint> <KeyHint>↓</KeyHint> {texts.move}
      </span>
      <span className={styles.keys}>
        <KeyHint>Enter</KeyHint> {texts.open}
      </span>
      <span className={styles.private}>
        <Icon of={IconLock} size={16} /> {texts.isPrivate}
      </span>
    </p>
  );
}
