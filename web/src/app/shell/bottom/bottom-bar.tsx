import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import type { Menu } from '@naru/contract/shared/person.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTodoCount } from '../../../blocks/todo/use-todo-count.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { findCurrentMenu, flattenMenus, targetOf, trailOf } from '../../../platform/menu.ts';
import { addressOf } from '../../../platform/route.ts';
import { useLoginInfo, useMemberInfo } from '../../../platform/session/use-session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './bottom-bar.module.css';
import { bottomTexts } from './texts.ts';
import { useNavigation } from '../use-navigation.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';

const MenuSheet = loadOnUse(async () => (await withTexts(import('./menu-sheet.tsx'))).MenuSheet);

/** A badge has room for two digits. */
const MOST_COUNTED = 99;
/** Groups whose first menu of one's own the bar leads to. */
const COUNSELLING = ['CS', 'CNS'];
/** The menu of students' records: R lists students, RR opens a record. */
const STUDENTS = 'ANL_STDNT';
const HISTORY = '/cs/hist/list';
const ACCOUNT = '/session/account/form';

/** A phone's five ways: home, to do, counselling, one's records, everything. */
export function BottomBar() {
  const texts = useTexts(bottomTexts);
  const { menus, path } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const counselling = firstIn(menus, COUNSELLING);
  const record = useRecordWay();
  const home = menus.find((menu) => menu.menuId === 'HOME');
  const todoCount = useTodoCount({ isAtHome: path === '/dashboard', mayAsk: home !== undefined });
  return (
    <>
      <nav aria-label={texts.label} className={styles.bar} data-bottom-bar>
        {home && <Way to="/dashboard" icon={IconHome} word={texts.home} isHere={path === '/dashboard'} />}
        {home && <Way to="/todo" icon={IconListCheck} word={texts.todo} count={todoCount} isHere={path === '/todo'} />}
        {counselling && (
          <Way
            to={targetOf(counselling) ?? '/'}
            icon={IconMessages}
            word={texts.counsel}
            isHere={isIn(path, menus, COUNSELLING)}
          />
        )}
        <Way
          to={record.to}
          icon={IconFolder}
          word={record.word}
          isHere={path === record.to || path.startsWith(`${record.to}/`)}
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
  /** In a badge; none for nothing. */
  readonly count?: number | undefined;
}

function Way({ to, icon, word, isHere = false, count = 0 }: WayProps) {
  return (
    <AppLink
      to={to}
      className={joinClasses(styles.way, isHere && styles.here)}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon of={icon} size={22} />
      <span>{word}</span>
      {count > 0 && <span className={styles.count}>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>}
    </AppLink>
  );
}

/**
 * Leads students to their own record, former ones to their counselling, who may list students to the list, and everybody
 * else to the account.
 */
function useRecordWay(): { readonly to: string; readonly word: string } {
  const texts = useTexts(bottomTexts);
  const privileges = useLoginInfo()?.privilegeList ?? [];
  const studentId = useMemberInfo()?.member.stdntId;
  const may = (right: string): boolean =>
    privileges.some(({ menuId, resourceCd }) => menuId === STUDENTS && resourceCd === right);
  if (studentId && may('RR'))
    return {
      to: addressOf({ path: '/popup/stdntInfo/{stdntId}' }, { params: { stdntId: studentId } }),
      word: texts.record,
    };
  if (studentId && privileges.some(({ menuId }) => menuId === 'CS_HIST')) return { to: HISTORY, word: texts.record };
  if (!studentId && may('R')) return { to: '/anals/stdntinfo/list', word: texts.students };
  return { to: ACCOUNT, word: texts.account };
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
