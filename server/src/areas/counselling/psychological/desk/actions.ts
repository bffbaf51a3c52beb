/** Actions that somebody of the centre can take in a case now, from the rules that refuse the rest. Pure. */
import { CENTRE_ACTIONS } from '@naru/contract/areas/counselling/psychological/desk-words.ts';

import {
  findPsychTransition,
  OPEN_STATUSES,
  type PsychAction,
  type PsychSide,
  type PsychStatus,
} from '../case/rules.ts';

type CentreAction = (typeof CENTRE_ACTIONS)[number];

export const REOPEN_DAYS = 30;
const DAY_MS = 86_400_000;

interface Case {
  readonly status: PsychStatus;
  readonly assignedId: string | null;
  readonly endedAt: Date | null;
  readonly withdrawnAt: Date | null;
}
interface Viewer {
  readonly memberId: string;
  readonly isManager: boolean;
  readonly now: Date;
}

/** Returns the sides that somebody is on in a case; a manager may be on both. */
export function sidesOf(
  row: Pick<Case, 'assignedId'>,
  viewer: Pick<Viewer, 'memberId' | 'isManager'>,
): Exclude<PsychSide, 'STUDENT'>[] {
  return [
    ...(viewer.isManager ? ['MANAGER' as const] : []),
    ...(row.assignedId === viewer.memberId ? ['COUNSELLOR' as const] : []),
  ];
}

const MACHINE: Readonly<Partial<Record<CentreAction, PsychAction>>> = {
  APPROVE: 'APPROVE',
  REASSIGN: 'REASSIGN',
  CANCEL: 'CANCEL',
  END: 'END',
  REOPEN: 'REOPEN',
};

/** Once consent is withdrawn a case is only brought to its end. */
const ENDINGS: ReadonlySet<CentreAction> = new Set(['END', 'CANCEL']);

export function canReopen(row: Pick<Case, 'endedAt'>, now: Date): boolean {
  return row.endedAt !== null && now.getTime() <= row.endedAt.getTime() + REOPEN_DAYS * DAY_MS;
}

export function centreActionsOf(row: Case, viewer: Viewer): CentreAction[] {
  const by = sidesOf(row, viewer);
  const isOpen = OPEN_STATUSES.includes(row.status);
  const isUnderWay = row.status === 'APPROVED' || row.status === 'IN_PROGRESS';
  return CENTRE_ACTIONS.filter((action) => {
    if (row.withdrawnAt !== null && !ENDINGS.has(action)) return false;
    const machine = MACHINE[action];
    if (machine) {
      const isThere = findPsychTransition({ action: machine, from: row.status, by }) !== undefined;
      return isThere && (action !== 'REOPEN' || canReopen(row, viewer.now));
    }
    if (action === 'TRIAGE') return isOpen;
    if (action === 'BOOK') return isUnderWay;
    if (action === 'RECORD') return isUnderWay && by.includes('COUNSELLOR');
    if (action === 'EXTEND') return viewer.isManager && isUnderWay;
    return viewer.isManager;
  });
}
