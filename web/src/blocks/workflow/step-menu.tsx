import type { ReactNode } from 'react';

import { sayFailure } from '../form/server-errors.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { IconShape } from '../../ui/icon.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { PopupTriggerProps } from '../../ui/use-popup-trigger.ts';
import type { StepActionsProps } from './step-actions.tsx';
import { workflowTexts } from './texts.ts';
import { useOpenStep } from './use-open-step.ts';
import { useTakeStep } from './use-take-step.ts';

const StepDialog = loadOnUse(async () => (await import('./step-dialog.tsx')).StepDialog);

export interface StepMenuProps<Action extends string> extends Omit<StepActionsProps<Action>, 'links'> {
  /** The name of the menu. */
  readonly label: string;
  /** Further entries, above the steps. */
  readonly entries?: readonly MenuEntry[];
  readonly icons?: Readonly<Partial<Record<Action, IconShape>>>;
  readonly trigger: (props: PopupTriggerProps, isPending: boolean) => ReactNode;
}

/** The steps as entries of a menu, where they are not the main thing to do; nothing where it would be empty. */
export function StepMenu<Action extends string>(props: StepMenuProps<Action>) {
  const { call, record, steps, words, looks, alsoChanges, onDone, label, entries = [], icons, trigger } = props;
  const texts = useTexts(workflowTexts);
  const { open, ask, dialog } = useOpenStep(record.id, steps);
  const { take, isPending } = useTakeStep({
    call,
    record,
    words,
    alsoChanges,
    onDone,
    onFailed: (failure) => showToast({ text: sayFailure(failure, texts.conflict) }),
  });
  const stepEntries = steps.map((step, at): MenuEntry => {
    const { action, needList } = step;
    const isDirect = words[action].text === undefined && needList.length === 0;
    return {
      id: action,
      label: words[action].label,
      icon: icons?.[action],
      danger: looks?.[action] === 'danger',
      apart: at === 0 && entries.length > 0,
      onSelect: () => (isDirect ? take(action, {}) : ask(step)),
    };
  });
  const all = [...entries, ...stepEntries];
  return (
    <>
      {all.length > 0 && <Menu label={label} align="end" entries={all} trigger={(slot) => trigger(slot, isPending)} />}
      {open && <StepDialog key={open.action} {...(props as StepActionsProps<string>)} {...dialog} step={open} />}
    </>
  );
}
