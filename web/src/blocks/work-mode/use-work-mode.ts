import type { FailedStep, WorkCalls } from '@naru/contract/shared/work-mode.ts';
import { PRESS_MOST } from '@naru/contract/shared/work-mode.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import type { ActionTable, StepView } from '@naru/contract/shared/workflow.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { sayFailure } from '../form/server-errors.ts';
import type { UsedListState } from '../list/use-list-state.ts';
import { workflowTexts } from '../workflow/texts.ts';
import type { CallError } from '../../platform/http/call-error.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { areaKeyOf } from '../../platform/query/call-key.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { DeskWords } from './press-words.ts';
import { workTexts } from './texts.ts';
import { usePresses, type WaitingPress } from './use-presses.ts';
import { canPress, findNeighbours, findNext, isPending, type Neighbours, type WorkRow } from './work-rows.ts';

/** While a press waits at a row, the list is read again so often. */
const AGAIN_MS = 2_500;
/** So soon after a decision the next press is none: the record under the pointer is another one by then. */
const SETTLE_MS = 600;

/** The calls of a desk, whatever its actions are. */
export interface DeskCalls extends Pick<WorkCalls, 'listPresses' | 'takePressBack' | 'dismissFailedSteps'> {
  readonly pressSteps: CallSpec & { readonly actions: ActionTable };
}

export type PressedRow = Pick<WorkRow, 'id' | 'version'>;

/** A press for which a dialog asks something first. */
export interface PressQuestion {
  readonly action: string;
  readonly rows: readonly PressedRow[];
}

interface WorkOptions {
  readonly list: Pick<UsedListState<string>, 'open' | 'replaceRow' | 'closeRow' | 'page' | 'size' | 'filters'>;
  readonly calls: DeskCalls;
  /** The menu on which the person needs U. */
  readonly menuId: string;
  /** The rows of the page; none until it is there. */
  readonly rows: readonly WorkRow[];
  /** The read of the page. */
  readonly query: { readonly refetch: () => unknown };
  readonly words: DeskWords;
}

export interface WorkMode {
  readonly words: DeskWords;
  readonly mayDecide: boolean;
  /** For the table: the chosen rows, where the person decides. */
  readonly table: {
    readonly selection?: ReadonlySet<string>;
    readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  };
  readonly chosen: readonly WorkRow[];
  readonly clear: () => void;
  /** The actions that can be taken for many, in the order of their machine. */
  readonly steps: readonly Pick<StepView, 'action' | 'needList'>[];
  /** The last press that can be taken back. */
  readonly last: WaitingPress | undefined;
  /** Steps of the person's presses that failed at rows which this page does not show. */
  readonly failedElsewhere: readonly FailedStep[];
  readonly question: PressQuestion | undefined;
  readonly ask: (question: PressQuestion | undefined) => void;
  /** Presses at once, or asks first where the action needs something. */
  readonly decide: (action: string, rows: readonly PressedRow[]) => void;
  readonly send: (
    question: PressQuestion,
    needed: Readonly<Record<string, unknown>>,
    onFailed: (failure: CallError) => void,
  ) => void;
  readonly isSending: boolean;
  readonly takeBack: (press: WaitingPress) => void;
  readonly dismiss: (ids: readonly string[]) => void;
  readonly neighbours: Neighbours;
  readonly rowCount: number;
  readonly openRow: (id: string | undefined) => void;
}

/** How somebody works through a list: choosing, deciding, taking back, going on. */
export function useWorkMode({ list, calls, menuId, rows, query, words }: WorkOptions): WorkMode {
  const texts = useTexts(workTexts);
  const { conflict } = useTexts(workflowTexts);
  const format = useFormat();
  const mayDecide =
    useLoginInfo()?.privilegeList.some((held) => held.menuId === menuId && held.resourceCd === 'U') ?? false;
  const { chosen, choose } = useChosen(list, rows, () => showToast({ text: texts.most(format.number(PRESS_MOST)) }));
  const [question, ask] = useState<PressQuestion>();
  const settledAt = useRef(0);
  // A press is answered later: the sheet may have been closed by then.
  const open = useRef(list.open);
  useEffect(() => {
    open.current = list.open;
  }, [list.open]);
  const press = useCallMutation<CallSpec>(calls.pressSteps, { alertMessage: null });
  const back = useCallMutation(calls.takePressBack, { alertMessage: null });
  const dismissal = useCallMutation(calls.dismissFailedSteps, { alertMessage: null });
  const presses = usePresses(calls.listPresses, words, mayDecide);
  useNews({ rows, query, spec: calls.pressSteps });
  const steps = listSteps(calls.pressSteps.actions);

  const goOn = (pressed: readonly PressedRow[]): void => {
    const ids = new Set(pressed.map(({ id }) => id));
    const { current: openId } = open;
    if (openId === null || !ids.has(openId)) return;
    settledAt.current = Date.now();
    const next = findNext(rows, openId, ids);
    if (next === undefined) list.closeRow();
    else list.replaceRow(next);
  };
  const send: WorkMode['send'] = ({ action, rows: pressed }, needed, onFailed) =>
    press.mutate(
      { body: { ...needed, action, rowList: pressed.map(({ id, version }) => ({ id, version })) } } as never, // the body of any desk's call
      {
        onSuccess: (told) => {
          ask(undefined);
          choose(new Set());
          const { leftCount } = told as { readonly leftCount: number }; // as every such call answers
          if (leftCount > 0) showToast({ text: texts.left(format.number(leftCount)), tone: 'error' });
          goOn(pressed);
        },
        onError: onFailed,
      },
    );
  const decide: WorkMode['decide'] = (action, pressed) => {
    const step = steps.find((one) => one.action === action);
    if (pressed.length === 0 || !step || press.isPending) return;
    if (step.needList.length > 0) ask({ action, rows: pressed });
    else if (Date.now() - settledAt.current >= SETTLE_MS)
      send({ action, rows: pressed }, {}, (failure) =>
        showToast({ text: sayFailure(failure, conflict), tone: 'error' }),
      );
  };
  const shown = new Set(rows.map(({ id }) => id));
  return {
    words,
    mayDecide,
    table: mayDecide ? { selection: new Set(chosen.map(({ id }) => id)), onSelectionChange: choose } : {},
    chosen,
    clear: () => choose(new Set()),
    steps,
    last: presses.waiting.at(-1),
    failedElsewhere: presses.failed.filter(({ id }) => !shown.has(id)),
    question,
    ask,
    decide,
    send,
    isSending: press.isPending,
    takeBack: ({ pressId: id }) =>
      back.mutate(
        { params: { id } },
        {
          onSuccess: ({ rowCount }) => showToast({ text: texts.undone(format.number(rowCount)) }),
          onError: (failure) => showToast({ text: sayFailure(failure, conflict, texts.tooLate), tone: 'error' }),
        },
      ),
    dismiss: (ids) => dismissal.mutate({ body: { idList: [...ids] } }),
    neighbours: findNeighbours(rows, list.open),
    rowCount: rows.length,
    openRow: (id) => id !== undefined && list.replaceRow(id),
  };
}

/** The rows that are chosen on this page; another page or other filters begin anew. */
function useChosen(
  { page, size, filters }: Pick<WorkOptions['list'], 'page' | 'size' | 'filters'>,
  rows: readonly WorkRow[],
  onTooMany: () => void,
) {
  const shown = JSON.stringify([page, size, filters]);
  const [held, setHeld] = useState<{ shown: string; ids: ReadonlySet<string> }>({ shown, ids: new Set() });
  const ids = held.shown === shown ? held.ids : new Set<string>();
  const chosen = rows.filter((row) => ids.has(row.id) && canPress(row)).slice(0, PRESS_MOST);
  const choose = (next: ReadonlySet<string>): void => {
    if (next.size > PRESS_MOST) onTooMany();
    setHeld({ shown, ids: next });
  };
  return { chosen, choose };
}

/** Reads the list while presses wait in it, and everything about its records once one does no more. */
function useNews({ rows, query, spec }: Pick<WorkOptions, 'rows' | 'query'> & { readonly spec: CallSpec }): void {
  const queryClient = useQueryClient();
  const pending = rows.filter(isPending).map(({ id }) => id);
  const before = useRef<readonly string[]>([]);
  const readList = useEffectEvent(() => void query.refetch());
  const readAll = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey: areaKeyOf(spec) }));
  const key = pending.join();
  useEffect(() => {
    const now = new Set(key === '' ? [] : key.split(','));
    if (before.current.some((id) => !now.has(id))) readAll();
    before.current = [...now];
    if (now.size === 0) return undefined;
    const timer = setInterval(readList, AGAIN_MS);
    return () => clearInterval(timer);
  }, [key]);
}

/** Lists the actions with what each needs, as the server would. */
function listSteps(actions: ActionTable): Pick<StepView, 'action' | 'needList'>[] {
  return Object.entries(actions).map(([action, { needs }]) => ({
    action,
    needList: Object.entries(needs).map(([field, { kind, isRequired, most, options }]) => {
      return { field, kind, isRequired, most: most ?? null, optionList: options ? [...options] : null };
    }),
  }));
}
