import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './state-chip.module.css';

export type StateKind =
  | 'coming'
  | 'open'
  | 'waiting'
  | 'approved'
  | 'done'
  | 'rejected'
  | 'absent'
  | 'cancelled'
  | 'progress'
  | 'draft'
  | 'ended';

const shapes: Readonly<Record<StateKind, IconShape>> = {
  coming: IconCalendarEvent,
  open: IconCircle,
  waiting: IconClock,
  approved: IconCheck,
  done: IconCircleCheck,
  rejected: IconX,
  absent: IconUserOff,
  cancelled: IconBan,
  progress: IconCircleDashed,
  draft: IconPencil,
  ended: IconFlag,
};

export interface StateChipProps {
  readonly kind: StateKind;
  /** The state's word from the code table. */
  readonly children: string;
}

/** Shows a state by shape, word and tone. */
export function StateChip({ kind, children }: StateChipProps) {
  return (
    <span className={styles.chip} data-kind={kind}>
      <Icon of={shapes[kind]} size={16} />
      {children}
    </span>
  );
}
