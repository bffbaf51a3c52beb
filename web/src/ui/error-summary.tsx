import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface FieldProblem {
  /** The id of the field to go to. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** "두 곳을 고쳐 주세요". */
  readonly title: string;
  readonly problems: readonly FieldProblem[];
  /** Changes with every try to send, so that focus comes here again. */
  readonly attempt?: number | undefined;
}

/** What keeps a long form from being sent; each line leads to its field. */
export function ErrorSummary({ title, problems, attempt = 0 }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const isEmpty = problems.length === 0;
  useEffect(() => {
    if (attempt >= 0 && !isEmpty) ref.current?.focus();
  }, [attempt, isEmpty]);
  if (isEmpty) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.summary} aria-label={title}>
      <Icon of={IconAlertCircle} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(problem.fieldId);
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset')
    ? field.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')
    : field;
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
