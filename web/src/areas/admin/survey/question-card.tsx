import type { Question, QuestionType } from '@naru/contract/areas/survey.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

import type { Problems } from '../../../blocks/form/form-values.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toAsked } from './question-edits.ts';
import { QuestionEditor } from './question-editor.tsx';
import styles from './question-list.module.css';
import { adminSurveyTexts } from './texts.ts';
import type { DragHandle } from './use-drag-order.ts';

export interface QuestionCardProps {
  readonly idOf: (field: string) => string;
  readonly questions: readonly Question[];
  readonly at: number;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly errors: Problems<string>;
  readonly typeName: (type: QuestionType) => string;
  readonly handle: DragHandle;
  readonly onToggle: () => void;
  readonly onChange: (question: Question) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** Shows a question in a line, and its editor below while it is open. */
export function QuestionCard(props: QuestionCardProps) {
  const { idOf, questions, at, isOpen, disabled, errors, typeName, handle } = props;
  const texts = useTexts(adminSurveyTexts);
  const locale = useLocale();
  const question = questions[at];
  if (!question) return null;
  const { text } = toAsked(question, locale);
  const path = `questionList.${at}`;
  const [problem] = Object.entries(errors).flatMap(([field, message]) =>
    field === path || field.startsWith(`${path}.`) ? [message] : [],
  );
  const no = at + 1;
  return (
    <>
      <div id={idOf(path)} tabIndex={-1} className={styles.row} data-open={isOpen || undefined}>
        {!disabled && (
          <IconButton
            icon={IconGripVertical}
            label={texts.move(no)}
            tooltip={false}
            className={styles.handle ?? ''}
            {...handle}
          />
        )}
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? texts.shut(no) : texts.open(no)}: ${text || texts.untitled}`}
          onClick={props.onToggle}
        >
          <span className={styles.number}>{texts.ordinal(no)}</span>
          <span className={styles.words}>
            <span className={styles.text} data-blank={text === '' || undefined}>
              {text || texts.untitled}
            </span>
            <span className={styles.facts}>
              <span>{typeName(question.type)}</span>
              {question.isRequired && <span>{texts.requiredMark}</span>}
              {question.branchList.length > 0 && <span>{texts.branched}</span>}
              {problem && <span className={styles.wrong}>{problem}</span>}
            </span>
          </span>
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={18} />
        </button>
        {!disabled && (
          <span className={styles.tools}>
            <IconButton icon={IconCopy} iconSize={18} label={texts.duplicate(no)} onClick={props.onDuplicate} />
            <IconButton icon={IconTrash} iconSize={18} label={texts.removeQuestion(no)} onClick={props.onRemove} />
          </span>
        )}
      </div>
      {isOpen && (
        <QuestionEditor
          idOf={(field) => idOf(`${path}.${field}`)}
          questions={questions}
          at={at}
          disabled={disabled}
          errorOf={(field) => errors[`${path}.${field}`]}
          typeName={typeName}
          onChange={props.onChange}
        />
      )}
    </>
  );
}
