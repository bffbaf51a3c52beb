import { reference } from '@naru/contract/areas/reference.ts';
import type { CompetencyCode, Stage } from '@naru/contract/areas/learning/words.ts';

import { useCall } from '../../../../platform/query/use-call.ts';
import type { StateKind } from '../../../../ui/state-chip.tsx';

export interface ProgrammeWords {
  readonly stageOf: (stage: Stage) => string;
  readonly competencyOf: (code: CompetencyCode) => string;
  readonly competencies: readonly { readonly value: string; readonly label: string }[];
  readonly days: readonly { readonly value: string; readonly label: string }[];
  readonly dayOf: (code: string) => string;
}

/** The words of programmes that enumerations hold. */
export function useProgrammeWords(): ProgrammeWords {
  const stages = useEnum('programmeStage');
  const competencies = useEnum('coreCompetency');
  const days = useEnum('dayOfWeek');
  const wordOf = (options: ReturnType<typeof useEnum>, key: string): string =>
    options.find(({ value }) => value === key)?.label ?? '';
  return {
    stageOf: (stage) => wordOf(stages, stage),
    competencyOf: (code) => wordOf(competencies, code),
    competencies,
    days,
    dayOf: (code) => wordOf(days, code),
  };
}

function useEnum(name: 'programmeStage' | 'coreCompetency' | 'dayOfWeek') {
  const { data } = useCall(reference.enumeration, { params: { name } }, { staleTime: Infinity });
  return (data?.[name] ?? []).map(({ key, value }) => ({ value: key, label: value }));
}

/** The shapes of stages; an open one that closes within days is shown as waiting, in amber. */
export const STAGE_KINDS: Readonly<Record<Stage, StateKind>> = {
  DRAFT: 'draft',
  REVIEW: 'waiting',
  REFUSED: 'rejected',
  SOON: 'coming',
  OPEN: 'open',
  QUEUE: 'waiting',
  FULL: 'ended',
  APPLIED: 'ended',
  RUNNING: 'progress',
  OVER: 'ended',
  CLOSED: 'ended',
  CANCELLED: 'cancelled',
};
