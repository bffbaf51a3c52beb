import type { Menu } from '@naru/contract/shared/person.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import { useState, type MouseEvent } from 'react';

import { BrandMark } from '../../blocks/brand/brand-mark.tsx';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { targetOf } from '../../platform/menu.ts';
import { universityName } from '../../platform/portal.ts';
import { AfterFirstPaint } from '../../ui/after-first-paint.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { MenuIcon } from './menu-icon.tsx';
import styles from './rail.module.css';
import { shellTexts } from './texts.ts';
import { useNavigation } from './use-navigation.ts';

const LATER = 'later';

export interface RailProps {
  readonly isFolded: boolean;
  readonly onFold: (folded: boolean) => void;
}

/** The areas and their menus, at the left of a wide window. */
export function Rail({ isFolded, onFold }: RailProps) {
  const texts = useTexts(shellTexts);
  const locale = useLocale();
  const { menus, later, trail } = useNavigation();
  const groups = later.length > 0 ? [...menus, groupLater(later, texts.later)] : menus;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (menu: Menu): boolean => !isFolded && (toggled[menu.menuId] ?? trail.includes(menu));
  const toggle = (menu: Menu): void => {
    if (isFolded) onFold(false);
    setToggled({ ...toggled, [menu.menuId]: isFolded || !isOpen(menu) });
  };
  return (
    <nav aria-label={texts.mainMenu} className={joinClasses(styles.rail, isFolded && styles.folded)}>
      <AfterFirstPaint>
        <AppLink to="/dashboard" className={styles.brand}>
          <BrandMark />
          <span className={styles.names}>
            <b>{texts.product}</b>
            <span>{universityName(locale)}</span>
          </span>
        </AppLink>
        <div className={styles.menus}>
          <ul>
            {groups.map((menu) => (
              <li key={menu.menuId} className={menu.menuId === LATER ? styles.later : undefined}>
                {menu.children.length > 0 ? (
                  <Group
                    menu={menu}
                    isOpen={isOpen(menu)}
                    isHere={trail.includes(menu)}
                    isFolded={isFolded}
                    onToggle={() => toggle(menu)}
                    trail={trail}
                  />
                ) : (
                  <Item menu={menu} isHere={trail.at(-1) === menu} isFolded={isFolded} isTop />
                )}
              </li>
            ))}
          </ul>
        </div>
        <Folding isFolded={isFolded} onFold={onFold} />
      </AfterFirstPaint>
    </nav>
  );
}

/** The last group: menus in preparation, which say so when they are pressed. */
function groupLater(children: readonly Menu[], menuNm: string): Menu {
  return {
    menuId: LATER,
    menuNm,
    menuPath: null,
    routerNm: null,
    isOpened: false,
    hiddenAt: 'N',
    linkAt: 'N',
    devAt: 'Y',
    icon: LATER,
    children: [...children],
  };
}

function Folding({ isFolded, onFold }: RailProps) {
  const texts = useTexts(shellTexts);
  const label = isFolded ? texts.unfold : texts.fold;
  return (
    <Tooltip text={label} describes={false} disabled={!isFolded}>
      {(anchor) => (
        <button
          {...anchor.join({ onClick: (_event: MouseEvent) => onFold(!isFolded) })}
          type="button"
          className={joinClasses(styles.item, styles.fold)}
          aria-expanded={!isFolded}
        >
          <span className={isFolded ? styles.turned : undefined}>
            <Icon of={IconLayoutSidebarLeftCollapse} />
          </span>
          <span className={styles.word}>{label}</span>
        </button>
      )}
    </Tooltip>
  );
}

interface GroupProps {
  readonly menu: Menu;
  readonly isOpen: boolean;
  readonly isHere: boolean;
  readonly isFolded: boolean;
  readonly trail: readonly Menu[];
  readonly onToggle: () => void;
}

function Group({ menu, isOpen, isHere, isFolded, trail, onToggle }: GroupProps) {
  return (
    <>
      <Tooltip text={menu.menuNm} describes={false} disabled={!isFolded}>
        {(anchor) => (
          <button
            {...anchor.join({ onClick: (_event: MouseEvent) => onToggle() })}
            type="button"
            className={joinClasses(styles.item, isHere && styles.within)}
            aria-expanded={isOpen}
          >
            <MenuIcon name={menu.icon} />
            <span className={styles.word}>{menu.menuNm}</span>
            <span className={joinClasses(styles.arrow, isOpen && styles.down)}>
              <Icon of={IconChevronRight} size={16} />
            </span>
          </button>
        )}
      </Tooltip>
      {isOpen && (
        <ul className={styles.inner}>
          {menu.children.map((child) => (
            <li key={child.menuId}>
              {child.children.length > 0 ? (
                <>
                  <span className={styles.subgroup}>{child.menuNm}</span>
                  <ul>
                    {child.children.map((leaf) => (
                      <li key={leaf.menuId}>
                        <Item menu={leaf} isHere={trail.at(-1) === leaf} isFolded={false} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <Item menu={child} isHere={trail.at(-1) === child} isFolded={false} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  readonly menu: Menu;
  readonly isHere: boolean;
  readonly isFolded: boolean;
  readonly isTop?: boolean;
}

function Item({ menu, isHere, isFolded, isTop = false }: ItemProps) {
  const texts = useTexts(shellTexts);
  const isOutside = menu.linkAt === 'Y';
  return (
    <Tooltip text={menu.menuNm} describes={false} disabled={!isFolded}>
      {(anchor) => (
        <span {...anchor.join({})} className={styles.line}>
          <AppLink
            to={targetOf(menu) ?? '/'}
            className={joinClasses(styles.item, isTop ? undefined : styles.leaf, isHere && styles.here)}
            aria-current={isHere ? 'page' : undefined}
            {...(isOutside && { target: '_blank', rel: 'noopener' })}
          >
            {isTop && <MenuIcon name={menu.icon} />}
            <span className={styles.word}>{menu.menuNm}</span>
            {isOutside && (
              <span className={styles.arrow}>
                <Icon of={IconExternalLink} size={14} />
                <span className="visually-hidden">{texts.opensOutside}</span>
              </span>
            )}
          </AppLink>
        </span>
      )}
    </Tooltip>
  );
}
