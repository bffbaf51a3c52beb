import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import type { Menu } from '@naru/contract/shared/person.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { findCurrentMenu, flattenMenus, targetOf, trailOf } from '../../../platform/menu.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './bottom-bar.module.css';
import { bottomTexts } from './texts.ts';
import { useNavigation } from '../use-navigation.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';

const MenuSheet = loadOnUse(async () => (await withTexts(import('./menu-sheet.tsx'))).MenuSheet);

/** Groups whose first menu of one's own the bar leads to. */
const COUNSELLING = ['CS', 'CNS'];
const RECORDS = ['RDM'];

/** A phone's five ways: home, to do, counselling, one's records, everything. */
export function BottomBar() {
  const texts = useTexts(bottomTexts);
  const { menus, path } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const counselling = firstIn(menus, COUNSELLING);
  const records = firstIn(menus, RECORDS);
  const home = menus.find((menu) => menu.menuId === 'HOME');
  return (
    <>
      <nav aria-label={texts.label} className={styles.bar} data-bottom-bar>
        {home && <Way to="/dashboard" icon={IconHome} word={texts.home} isHere={path === '/dashboard'} />}
        {home && <Way to="/dashboard#todo" icon={IconListCheck} word={texts.todo} />}
        {counselling && (
          <Way
            to={targetOf(counselling) ?? '/'}
            icon={IconMessages}
            word={texts.counsel}
            isHere={isIn(path, menus, COUNSELLING)}
          />
        )}
        <Way
          to={records ? (targetOf(records) ?? '/') : '/session/account/form'}
          icon={IconFolder}
          word={texts.record}
          isHere={isIn(path, menus, RECORDS)}
        />
        <button
          type="button"
          className={styles.way}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          <Icon of={IconMenu2} size={22} />
          <span>{texts.all}</span>
        </button>
      </nav>
      {wasOpened && <MenuSheet isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly word: string;
  readonly isHere?: boolean;
}

function Way({ to, icon, word, isHere = false }: WayProps) {
  return (
    <AppLink
      to={to}
      className={joinClasses(styles.way, isHere && styles.here)}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon of={icon} size={22} />
      <span>{word}</span>
    </AppLink>
  );
}

function firstIn(menus: readonly Menu[], groups: readonly string[]): Menu | undefined {
  const group = groups.map((id) => menus.find((menu) => menu.menuId === id)).find((menu) => menu !== undefined);
  return group && flattenMenus(group.children).find((menu) => targetOf(menu) !== undefined && menu.linkAt !== 'Y');
}

/** Whether the menu of the address is one of these groups', whichever of them the way leads to. */
function isIn(path: string, menus: readonly Menu[], groups: readonly string[]): boolean {
  const current = findCurrentMenu(menus, path);
  return current !== undefined && trailOf(menus, current.menuId).some(({ menuId }) => groups.includes(menuId));
}
