import type { NeedView, StepView } from '@naru/contract/shared/workflow.ts';

import { FormDialog } from '../form/form-dialog.tsx';
import { formTexts } from '../form/texts.ts';
import { type PageForm, usePageForm } from '../form/use-page-form.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ReasonField } from './reason-field.tsx';
import type { FieldWords, OwnFields, StepWords } from './step-words.ts';
import { workflowTexts } from './texts.ts';

type Values = Record<string, unknown>;

/** From so many characters on a text is a document rather than a line. */
const LONG_TEXT = 1_000;

export interface NeedsDialogProps {
  readonly step: Pick<StepView, 'action' | 'needList'>;
  readonly words: Omit<StepWords, 'done'>;
  readonly isDanger?: boolean;
  /** Names what it is about, so that what was written is found again. */
  readonly keptAs: string;
  /** Values that stand in the fields when it opens. */
  readonly initial?: Readonly<Values> | undefined;
  /** Values that were entered before without being sent. */
  readonly draft?: Readonly<Values> | undefined;
  readonly own?: OwnFields | undefined;
  /** Says that it can be sent no more, and why. */
  readonly over?: string | undefined;
  readonly isSending: boolean;
  readonly onSend: (values: Values, refuse: PageForm<Values>['refuse']) => void;
  /** Gets what was entered and not sent. */
  readonly onClose: (draft?: Readonly<Values>) => void;
}

/** Asks for what a step needs, and says what will happen; what was entered stays when it fails. */
export function NeedsDialog(props: NeedsDialogProps) {
  const { step, words, isDanger = false, keptAs, initial, draft, own, over, isSending, onSend, onClose } = props;
  const { needList } = step;
  const { label, title = label, text, keep, confirm = label, fields = {}, isWide = false } = words;
  const texts = useTexts(workflowTexts);
  const say = useTexts(formTexts);
  const wordsOf = (field: string): FieldWords => fields[field] ?? { label: texts.reason };
  const form = usePageForm<Values, string>({
    kept: 'PAGE',
    keptAs,
    names: Object.fromEntries(needList.map(({ field }) => [field, wordsOf(field).label])),
    initial: { ...blankOf(needList), ...pickOf(needList, { ...initial, ...draft }) },
    check: (values) =>
      Object.fromEntries(
        needList.flatMap((need) => {
          const name = wordsOf(need.field).label;
          const value = values[need.field];
          if (!isMissing(value, need)) return [];
          const isWritten = need.kind === 'TEXT' || (need.kind === 'REASON' && value !== null);
          return [[need.field, isWritten ? say.missing(name) : say.unchosen(name)]];
        }),
      ),
  });
  const isWritten = draft !== undefined || form.frame.isUnsaved;
  const isLong = needList.some(({ most }) => (most ?? 0) > LONG_TEXT);
  return (
    <FormDialog
      form={form}
      onSend={(values) => onSend(values, form.refuse)}
      onClose={() => onClose(isWritten ? { ...draft, ...form.values } : undefined)}
      isSending={isSending}
      title={title}
      description={text}
      size={isWide ? 'large' : isLong ? 'regular' : 'small'}
      isDanger={isDanger}
      isWritten={isWritten}
      over={over}
      words={{
        submit: confirm,
        sending: texts.busy,
        keep: keep ?? texts.keep,
        failed: texts.failed,
        conflict: { text: texts.conflict },
      }}
    >
      {needList.map((need) => (
        <NeedField
          key={need.field}
          need={need}
          words={wordsOf(need.field)}
          bound={form.pick(need.field)}
          own={own?.[need.field]}
        />
      ))}
    </FormDialog>
  );
}

function blankOf(needs: readonly NeedView[]): Values {
  const blank = { TEXT: '', CHOICE: null, REASON: null, FLAG: false, OWN: undefined } as const;
  return Object.fromEntries(needs.map(({ field, kind }) => [field, blank[kind]]));
}

/** Selects the values that the step needs or takes. */
function pickOf(needs: readonly NeedView[], values: Readonly<Values>): Values {
  return Object.fromEntries(needs.flatMap(({ field }) => (field in values ? [[field, values[field]]] : [])));
}

/** True where something has to stand and nothing does; the server judges the rest. */
function isMissing(value: unknown, { kind, isRequired }: NeedView): boolean {
  if (!isRequired) return false;
  if (kind === 'TEXT' || kind === 'REASON') return typeof value !== 'string' || value.trim() === '';
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

interface NeedFieldProps {
  readonly need: NeedView;
  readonly words: FieldWords;
  readonly bound: ReturnType<PageForm<Values>['pick']>;
  readonly own: OwnFields[string] | undefined;
}

function NeedField({ need, words, bound, own }: NeedFieldProps) {
  const { label, help, options = {} } = words;
  const texts = useTexts(workflowTexts);
  const format = useFormat();
  const { id, value, error, onValueChange } = bound;
  const { most } = need;
  switch (need.kind) {
    case 'TEXT':
      return (
        <TextArea
          id={id}
          label={label}
          mark={need.isRequired ? undefined : 'optional'}
          help={help}
          rows={(most ?? 0) > LONG_TEXT ? 10 : 3}
          maxLength={most ?? undefined}
          countText={most === null ? undefined : (length) => texts.count(format.number(length), format.number(most))}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={(event) => onValueChange(event.target.value)}
        />
      );
    case 'CHOICE':
      return (
        <RadioGroup
          column
          id={id}
          label={label}
          help={help}
          options={(need.optionList ?? []).map((one) => ({ value: one, label: options[one] ?? one }))}
          value={typeof value === 'string' ? value : null}
          error={error}
          onValueChange={onValueChange}
        />
      );
    case 'REASON':
      return (
        <ReasonField
          id={id}
          label={label}
          help={help}
          keys={need.optionList ?? []}
          options={options}
          most={most}
          value={typeof value === 'string' ? value : null}
          error={error}
          onChange={onValueChange}
        />
      );
    case 'FLAG':
      return (
        <Checkbox
          label={label}
          note={help}
          checked={value === true}
          onChange={(event) => onValueChange(event.target.checked)}
        />
      );
    case 'OWN':
      return own?.({ id, value, onChange: onValueChange, error });
  }
}
