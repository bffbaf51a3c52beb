import { home, type Todo } from '@naru/contract/areas/home.ts';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import styles from '../../../blocks/todo/todo-row.module.css';
import { TickButton } from '../../../blocks/todo/tick/tick-button.tsx';
import { TodoRow } from '../../../blocks/todo/todo-row.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { groupTodos } from './groups.ts';
import { todoTexts } from './texts.ts';

/** Everything that the person has to do, the most urgent first. */
export function TodoScreen() {
  const texts = useTexts(todoTexts);
  const format = useFormat();
  const query = useCall(home.listTodos, {}, { label: texts.title });
  useScreenTitle(texts.title);
  const count = query.data?.todoList.length;
  return (
    <>
      <PageHeader
        title={texts.title}
        {...(count !== undefined && count > 0 && { purpose: texts.count(format.number(count)) })}
      />
      {query.isError && <QueryError title={texts.failed} query={query} />}
      {query.isPending && <Skeleton shape="rows" count={5} />}
      {count === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {query.data && <Groups todos={query.data.todoList} today={query.data.today} />}
    </>
  );
}

function Groups({ todos, today }: { readonly todos: readonly Todo[]; readonly today: string }) {
  const texts = useTexts(todoTexts);
  const [first] = todos;
  return (
    <Stack gap={32}>
      {groupTodos(todos, today).map(({ id, todos: some }) => (
        <Section key={id} title={texts.groups[id]}>
          <ul className={styles.list}>
            {some.map((todo) => (
              <TodoRow
                key={todo.id}
                todo={todo}
                today={today}
                noDue={texts.noDue}
                isFirst={todo === first}
                tickButton={TickButton}
              />
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
