import { useRef, useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { FavouriteButton } from '../../../blocks/navigation/favourite-button.tsx';
import { useOwnMenus } from '../../../blocks/navigation/use-own-menus.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { targetOf } from '../../../platform/menu.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { findMenus, type FoundMenu } from '../find-menus.ts';
import styles from './menu-sheet.module.css';
import { searchTexts } from '../search/texts.ts';
import { shellTexts } from '../texts.ts';
import { bottomTexts } from './texts.ts';
import { useNavigation } from '../use-navigation.ts';

export interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const LATER = 'later';

/** Every menu on a phone: search, groups at the left, menus at the right; those in preparation last. */
export function MenuSheet({ isOpen, onOpenChange }: MenuSheetProps) {
  const texts = useTexts(bottomTexts);
  const shell = useTexts(shellTexts);
  const words = useTexts(searchTexts).sheet;
  const { menus, later } = useNavigation();
  const own = useOwnMenus();
  const [typed, setTyped] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const groups = [
    ...menus.filter((menu) => menu.children.length > 0),
    ...(later.length > 0 ? [{ menuId: LATER, menuNm: shell.later, children: later }] : []),
  ];
  const close = (): void => onOpenChange(false);
  const jumpTo = (menuId: string): void => {
    body.current?.querySelector(`[data-group="${menuId}"]`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title={texts.allMenus} height="full">
      <TextField
        label={words.search}
        hideLabel
        placeholder={words.hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() === '' ? (
        <div className={styles.body}>
          <ul className={styles.groups} aria-label={words.groups}>
            {groups.map((group) => (
              <li key={group.menuId}>
                <button type="button" onClick={() => jumpTo(group.menuId)}>
                  {group.menuNm}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.menus} ref={body}>
            {groups.map((group) => (
              <section key={group.menuId} data-group={group.menuId}>
                <h3>{group.menuNm}</h3>
                <Rows found={findMenus(group.children, '')} own={own} onOpen={close} />
              </section>
            ))}
          </div>
        </div>
      ) : (
        <Found typed={typed} own={own} onOpen={close} />
      )}
    </Sheet>
  );
}

interface RowsProps {
  readonly found: readonly FoundMenu[];
  readonly own: ReturnType<typeof useOwnMenus>;
  readonly onOpen: () => void;
}

/** Menus of the same title stand in several groups: each names the groups that it is in. */
function Rows({ found, own, onOpen }: RowsProps) {
  const texts = useTexts(bottomTexts);
  return (
    <ul className={styles.rows}>
      {found.map(({ menu, trail }) => (
        <li key={menu.menuId}>
          <AppLink
            to={targetOf(menu) ?? '/'}
            className={joinClasses(styles.link, menu.devAt === 'Y' && styles.later)}
            onClick={onOpen}
            {...(menu.linkAt === 'Y' && { target: '_blank', rel: 'noopener' })}
          >
            {menu.menuNm}
            {trail.length > 0 && <small>{trail.join(' › ')}</small>}
          </AppLink>
          {menu.devAt !== 'Y' && (
            <FavouriteButton
              label={texts.favourite([...trail, menu.menuNm].join(' '))}
              isOn={own.isFavourite(menu.menuId)}
              onToggle={own.toggle && (() => own.toggle?.(menu.menuId))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Found({ typed, own, onOpen }: Omit<RowsProps, 'found'> & { readonly typed: string }) {
  const words = useTexts(searchTexts).sheet;
  const shell = useTexts(shellTexts);
  const { all } = useNavigation();
  const found = Map.groupBy(findMenus(all, typed), ({ menu }) => menu.devAt);
  const [working = [], later = []] = [found.get('N'), found.get('Y')];
  if (found.size === 0) return <p className={styles.none}>{words.none(typed.trim())}</p>;
  return (
    <div className={styles.menus}>
      <Rows found={working} own={own} onOpen={onOpen} />
      {later.length > 0 && (
        <section>
          <h3>{shell.later}</h3>
          <Rows found={later} own={own} onOpen={onOpen} />
        </section>
      )}
    </div>
  );
}
