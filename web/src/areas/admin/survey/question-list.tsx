import { QUESTION_TYPES, QUESTIONS_MOST, type Question, type QuestionType } from '@naru/contract/areas/survey.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';

import type { Problems } from '../../../blocks/form/form-values.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { duplicateQuestion, moveQuestion, newQuestion, removeQuestion, replaceQuestion } from './question-edits.ts';
import { QuestionCard } from './question-card.tsx';
import styles from './question-list.module.css';
import { adminSurveyTexts } from './texts.ts';
import { useDragOrder } from './use-drag-order.ts';

export interface QuestionListProps {
  readonly idOf: (field: string) => string;
  readonly questions: readonly Question[];
  readonly disabled: boolean;
  readonly errors: Problems<string>;
  /** The question that is being edited. */
  readonly openId: string | null;
  readonly onOpen: (questionId: string | null) => void;
  readonly onChange: (questions: Question[]) => void;
}

/** Lists the questions in order: one of them open, all movable by dragging and by arrows. */
export function QuestionList({ questions, onChange, openId, onOpen, ...props }: QuestionListProps) {
  const { idOf, disabled, errors } = props;
  const texts = useTexts(adminSurveyTexts);
  const { wordOf: typeName } = useEnumeration('surveyQuestionType');
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= questions.length) return;
    onChange(moveQuestion(questions, from, to));
    setSaid(texts.moved(to + 1));
  };
  const drag = useDragOrder(move);
  const add = (type: QuestionType): void => {
    const question = newQuestion(type);
    onChange([...questions, question]);
    onOpen(question.questionId);
  };
  const remove = (question: Question): void => {
    onChange(removeQuestion(questions, question.questionId));
    showToast({ text: texts.removed, action: { label: texts.undo, onPress: () => onChange([...questions]) } });
  };
  return (
    <div className={styles.part} id={idOf('questionList')} tabIndex={-1}>
      {questions.length === 0 && <p className={styles.none}>{texts.noQuestions}</p>}
      <ol className={styles.list}>
        {questions.map((question, at) => (
          <li key={question.questionId} data-dragged={drag.dragged === at || undefined}>
            <QuestionCard
              idOf={idOf}
              questions={questions}
              at={at}
              isOpen={openId === question.questionId}
              disabled={disabled}
              errors={errors}
              typeName={typeName}
              handle={drag.handleOf(at)}
              onToggle={() => onOpen(openId === question.questionId ? null : question.questionId)}
              onChange={(changed) => onChange(replaceQuestion(questions, changed))}
              onDuplicate={() => onChange(duplicateQuestion(questions, at))}
              onRemove={() => remove(question)}
            />
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{said}</output>
      {!disabled && questions.length < QUESTIONS_MOST && (
        <Menu
          label={texts.addQuestion}
          entries={QUESTION_TYPES.map((type) => ({ id: type, label: typeName(type), onSelect: () => add(type) }))}
          trigger={(slot) => (
            <Button {...slot} icon={IconPlus}>
              {texts.addQuestion}
            </Button>
          )}
        />
      )}
    </div>
  );
}
