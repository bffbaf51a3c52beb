import { Menu } from '@base-ui/react/menu';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect } from 'react';
import { Icon } from './icon.tsx';
import type { MenuEntry, MenuProps } from './menu.tsx';
import styles from './popup.module.css';
import type { PopupTrigger } from './use-popup-trigger.ts';

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  readonly popup: PopupTrigger;
}

/** The lazy part of Menu. */
export function MenuList({ label, entries, align = 'start', side = 'bottom', popup }: MenuListProps) {
  const { open, byKeyboard, popupId } = popup;
  useEffect(() => {
    if (!open || !byKeyboard) return undefined;
    const frame = requestAnimationFrame(() => {
      document.getElementById(popupId)?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, byKeyboard, popupId]);

  return (
    <Menu.Root open={popup.open} onOpenChange={popup.changeOpen} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          anchor={popup.triggerRef}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup id={popup.popupId} className={styles.popup} aria-label={label} finalFocus={popup.triggerRef}>
            {groupEntries(entries).map((group) => [
              group[0].apart === true && <Menu.Separator key={`${group[0].id}-apart`} className={styles.separator} />,
              group[0].chosen === undefined ? (
                renderEntry(group[0])
              ) : (
                <Menu.RadioGroup
                  key={`${group[0].id}-choice`}
                  value={group.find((entry) => entry.chosen)?.id ?? null}
                  aria-label={label}
                >
                  {group.map(renderEntry)}
                </Menu.RadioGroup>
              ),
            ])}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type EntryGroup = [MenuEntry, ...MenuEntry[]];

/** Groups consecutive entries of which one is chosen; every other entry stands alone. */
function groupEntries(entries: readonly MenuEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last[0].chosen !== undefined && entry.chosen !== undefined && entry.apart !== true) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function renderEntry(entry: MenuEntry) {
  const marked = entry.chosen ?? entry.checked;
  const content = (
    <>
      {marked !== undefined && <span className={styles.check}>{marked && <Icon of={IconCheck} size={18} />}</span>}
      {entry.icon && <Icon of={entry.icon} size={18} />}
      <span className={styles.words}>
        {entry.label}
        {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
      </span>
    </>
  );
  const shared = {
    className: styles.item,
    disabled: entry.disabled ?? false,
    'data-danger': entry.danger || undefined,
    onClick: entry.onSelect,
  };
  if (entry.chosen !== undefined) {
    return (
      <Menu.RadioItem key={entry.id} {...shared} value={entry.id} closeOnClick>
        {content}
      </Menu.RadioItem>
    );
  }
  if (entry.checked !== undefined) {
    return (
      <Menu.CheckboxItem key={entry.id} {...shared} checked={entry.checked} closeOnClick>
        {content}
      </Menu.CheckboxItem>
    );
  }
  if (entry.link) {
    const link = entry.link({ children: content });
    return <Menu.LinkItem key={entry.id} className={styles.item} closeOnClick render={link} />;
  }
  return (
    <Menu.Item key={entry.id} {...shared}>
      {content}
    </Menu.Item>
  );
}
