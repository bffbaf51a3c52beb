import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { TodoRow } from '../../../blocks/todo/todo-row.tsx';
import styles from '../../../blocks/todo/todo-row.module.css';
import { useBriefFormat } from '../../../platform/format/use-brief-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import { dashboardTexts } from './texts.ts';
import type { WidgetProps } from './widgets.ts';

const TickButton = loadOnUse(async () => (await withTexts(import('./later/widgets.ts'))).TickButton);

/** At most five, by due date; the first is the one lit thing of the page. */
export function TodoWidget({ data }: WidgetProps) {
  const texts = useTexts(dashboardTexts).todo;
  const format = useBriefFormat();
  const { todoList, todoCount, today } = data;
  const isEmpty = todoCount === 0;
  return (
    <Section
      title={isEmpty ? texts.done : texts.title}
      text={isEmpty ? texts.doneText : undefined}
      linkLabel={texts.all(format.number(todoCount))}
      link={todoCount > todoList.length ? (slot) => <AppLink to="/todo" {...slot} /> : undefined}
    >
      {!isEmpty && (
        <ul className={styles.list}>
          {todoList.map((todo, index) => (
            <TodoRow
              key={todo.id}
              todo={todo}
              today={today}
              noDue={texts.noDue}
              isFirst={index === 0}
              tickButton={TickButton}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
