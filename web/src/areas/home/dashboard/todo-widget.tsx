import type { Todo } from '@naru/contract/areas/home.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useBriefFormat } from '../../../platform/format/use-brief-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Section } from '../../../ui/section.tsx';
import { dashboardTexts } from './texts.ts';
import { dayNumber } from './term.ts';
import styles from './todo-widget.module.css';
import type { WidgetProps } from './widgets.ts';

const SOON_DAYS = 3;

/** At most five, by due date; the first is the one lit thing of the page. */
export function TodoWidget({ data }: WidgetProps) {
  const texts = useTexts(dashboardTexts);
  const { todoList, today } = data;
  return (
    <div id="todo" className={styles.place}>
      <Section
        title={todoList.length === 0 ? texts.todoDone : texts.todoTitle}
        text={todoList.length === 0 ? texts.todoDoneText : undefined}
      >
        {todoList.length > 0 && (
          <ul className={styles.list}>
            {todoList.map((todo, index) => (
              <Row key={todo.id} todo={todo} today={today} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

interface RowProps {
  readonly todo: Todo;
  readonly today: string;
  readonly isFirst: boolean;
}

function Row({ todo, today, isFirst }: RowProps) {
  const texts = useTexts(dashboardTexts);
  const format = useBriefFormat();
  const days = todo.dueOn === null ? undefined : dayNumber(todo.dueOn) - dayNumber(today);
  const isSoon = days !== undefined && days <= SOON_DAYS;
  return (
    <li className={joinClasses(styles.row, isFirst && styles.first)}>
      <span className={joinClasses(styles.due, isSoon && styles.soon)}>
        {isSoon && <Icon of={IconClock} size={16} />}
        {todo.dueOn === null ? texts.noDue : format.remaining(todo.dueOn)}
        {todo.dueOn !== null && <small>{format.day(todo.dueOn)}</small>}
      </span>
      <span className={styles.words}>
        <b>{todo.title}</b>
        <span>{todo.reason}</span>
      </span>
      <ButtonLink variant={isFirst ? 'primary' : 'secondary'} as={(slot) => <AppLink to={todo.path} {...slot} />}>
        {todo.actionLabel}
      </ButtonLink>
    </li>
  );
}
