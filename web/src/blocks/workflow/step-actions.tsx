import type { CallOutput, CallSpec } from '@naru/contract/call.ts';
import type { StepCallSpec, StepView } from '@naru/contract/shared/workflow.ts';
import type { ReactNode } from 'react';

import { sayFailure } from '../form/server-errors.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { fieldErrorsOf } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { OwnFields, StepLook, StepWords } from './step-words.ts';
import { workflowTexts } from './texts.ts';
import { useOpenStep } from './use-open-step.ts';
import { useTakeStep, type StepRecord } from './use-take-step.ts';

const StepDialog = loadOnUse(async () => (await import('./step-dialog.tsx')).StepDialog);

export interface StepActionsProps<Action extends string, C extends StepCallSpec = StepCallSpec> {
  readonly call: C;
  readonly record: StepRecord;
  /** The steps that the server offers this person now. */
  readonly steps: readonly StepView<Action>[];
  readonly words: Readonly<Record<Action, StepWords>>;
  readonly looks?: Readonly<Partial<Record<Action, StepLook>>> | undefined;
  /** Fields that only this screen knows how to ask for, by name. */
  readonly own?: OwnFields | undefined;
  /** The values of the fields when a dialog opens. */
  readonly initial?: (action: Action) => Readonly<Record<string, unknown>>;
  /** Calls of other areas whose reads change too. */
  readonly alsoChanges?: readonly CallSpec[] | undefined;
  /** Addresses of the pages on which some steps are taken. */
  readonly pages?: Readonly<Partial<Record<Action, string>>> | undefined;
  /** Other ways on, beside the steps. */
  readonly links?: ReactNode;
  readonly onDone?: (action: Action, told: CallOutput<C>) => void;
}

/**
 * The steps that somebody may take with a record now: a button each, and a dialog where something is needed or has to be
 * known first. No screen repeats a rule of the machine: which steps there are, and what they need, the server says.
 */
export function StepActions<Action extends string, C extends StepCallSpec>(props: StepActionsProps<Action, C>) {
  const { call, record, steps, words, looks, pages, alsoChanges, links, onDone } = props;
  const texts = useTexts(workflowTexts);
  const { open, ask, dialog } = useOpenStep(record.id, steps);
  const { take, isPending, failure } = useTakeStep({ call, record, words, alsoChanges, onDone });
  const main = steps.find(({ action }) => looks?.[action] === undefined)?.action;
  if (steps.length === 0 && links === undefined && !open && !failure) return null;
  return (
    <Stack>
      <Row>
        {steps.map((step) => {
          const { action, needList } = step;
          const { label, name, text } = words[action];
          const isDirect = text === undefined && needList.length === 0;
          const variant = action === main ? 'primary' : looks?.[action] === 'danger' ? 'danger-text' : undefined;
          const page = pages?.[action];
          if (page !== undefined)
            return (
              <ButtonLink key={action} variant={variant} as={(slot) => <AppLink to={page} {...slot} />}>
                {label}
              </ButtonLink>
            );
          return (
            <Button
              key={action}
              variant={variant}
              busy={isDirect && isPending}
              // Its room is kept only where the button itself is busy; a dialog has its own.
              busyLabel={isDirect ? texts.busy : undefined}
              aria-label={name}
              onClick={() => (isDirect ? take(action, {}) : ask(step))}
            >
              {label}
            </Button>
          );
        })}
        {links}
      </Row>
      {failure && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {/* A step that asks for nothing has no field to say it at. */}
          {sayFailure(failure, texts.conflict, fieldErrorsOf(failure)[0]?.message)}
        </Notice>
      )}
      {open && (
        <StepDialog
          key={open.action}
          {...(props as unknown as StepActionsProps<string>)} // asks for this step alone
          {...dialog}
          step={open}
        />
      )}
    </Stack>
  );
}
