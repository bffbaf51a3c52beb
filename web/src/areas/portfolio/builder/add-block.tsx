import type { BlockKind } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ReactNode } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { PopupTriggerProps } from '../../../ui/use-popup-trigger.ts';
import { KIND_ICONS, KINDS_IN_MENU } from './kinds.ts';
import { builderTexts } from './texts.ts';

interface AddBlockProps {
  readonly label: string;
  readonly trigger: (props: PopupTriggerProps) => ReactNode;
  readonly onAdd: (kind: BlockKind) => void;
  readonly align?: 'start' | 'end';
}

/** A menu of all kinds of blocks. */
export function AddBlock({ label, trigger, onAdd, align = 'start' }: AddBlockProps) {
  const texts = useTexts(builderTexts);
  return (
    <Menu
      label={label}
      align={align}
      entries={KINDS_IN_MENU.map(({ kind, apart }) => ({
        id: kind,
        label: texts.kinds[kind],
        note: texts.kindNotes[kind],
        icon: KIND_ICONS[kind],
        apart,
        onSelect: () => onAdd(kind),
      }))}
      trigger={trigger}
    />
  );
}
