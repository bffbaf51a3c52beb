/** The greeting and what there is to do, as the page draws them before the app has run. */
import type { Todo } from '@naru/contract/areas/home.ts';
import { __iconNode as chevron } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as clock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';

import { isDueSoon } from '../../../../blocks/todo/due.ts';
import row from '../../../../blocks/todo/todo-row.module.css';
import type { FirstLook, LookedAt } from '../../../../platform/first-look.ts';
import { FACT_DOT } from '../../../../platform/format/facts.ts';
import button from '../../../../ui/button.module.css';
import { drawButtonPlace, drawIcon, type Drawn, element } from '../../../../ui/first-look/draw.ts';
import { drawSection } from '../../../../ui/first-look/parts.ts';
import screen from '../../dashboard-screen.module.css';
import greeting from '../greeting/greeting.module.css';
import { greetingEn } from '../greeting/texts.en.ts';
import { greetingKo } from '../greeting/texts.ko.ts';
import { wordGreeting } from '../greeting/words.ts';
import { bandsOf, type DashboardData } from '../places.ts';
import { todoEn } from './texts.en.ts';
import { todoKo } from './texts.ko.ts';

const TEXTS = { ko: { greeting: greetingKo, todo: todoKo }, en: { greeting: greetingEn, todo: todoEn } };

/** As much of the home as is read here. */
export type LookedData = Pick<DashboardData, 'today' | 'term' | 'partList' | 'layout' | 'todoCount' | 'todoList'> & {
  readonly profile: Pick<DashboardData['profile'], 'name'>;
};

export const firstLook: FirstLook<LookedData> = {
  menuId: 'HOME',
  draw: (data, at) => [
    element('div', { class: screen.page }, [
      drawGreeting(data, at),
      element('div', { class: screen.edit }, [drawButtonPlace(TEXTS[at.locale].greeting.edit, button.text)]),
      ...drawFirstBand(data, at),
    ]),
  ],
};

function drawGreeting(data: LookedData, { locale, format }: LookedAt): HTMLElement {
  const { title, day, next } = wordGreeting(data, {
    texts: TEXTS[locale].greeting,
    number: format.number,
    day: (date) => format.day(date, { hasWeekday: false }),
  });
  const line: Drawn[] = next ? [day, FACT_DOT, next[0] ?? '', element('b', {}, [next[1] ?? '']), next[2] ?? ''] : [day];
  return element('div', { class: greeting.greeting }, [element('h1', {}, [title]), element('p', {}, line)]);
}

/** Where the person put something else first, that comes with the app. */
function drawFirstBand(data: LookedData, at: LookedAt): Node[] {
  const [columns] = bandsOf(data);
  const first = columns?.[0]?.[0];
  if (first?.id !== 'todo') return [];
  const widget = element('div', { class: screen.widget, 'data-place': first.place }, [drawTodos(data, at)]);
  const band = `${screen.band} ${columns?.length === 1 ? screen.even : ''}`;
  return [element('div', { class: band }, [element('div', { class: screen.column }, [widget])])];
}

function drawTodos(data: LookedData, at: LookedAt): HTMLElement {
  const { todoCount, todoList } = data;
  const texts = TEXTS[at.locale].todo;
  if (todoCount === 0) return drawSection({ title: texts.done, text: texts.doneText });
  return drawSection({
    title: texts.title,
    more:
      todoCount > todoList.length
        ? { label: texts.all(at.format.number(todoCount)), path: '/todo', icon: chevron }
        : undefined,
    children: [
      element(
        'ul',
        { class: row.list },
        todoList.map((todo, index) => drawTodo(todo, { ...at, today: data.today, isFirst: index === 0 })),
      ),
    ],
  });
}

interface Place extends LookedAt {
  readonly today: string;
  readonly isFirst: boolean;
}

function drawTodo({ dueOn, path, reason, tick, title, actionLabel }: Todo, at: Place): HTMLElement {
  const { format, isFirst, locale, today } = at;
  const isSoon = isDueSoon(dueOn, today);
  const due: Drawn[] =
    dueOn === null ? [TEXTS[locale].todo.noDue] : [format.remaining(dueOn), element('small', {}, [format.day(dueOn)])];
  return element('li', { class: `${row.row} ${isFirst ? row.first : ''}` }, [
    element('span', { class: `${row.due} ${isSoon ? row.soon : ''}` }, [
      ...(isSoon ? [drawIcon(clock, 16)] : []),
      ...due,
    ]),
    element('span', { class: row.words }, [
      element('b', {}, [tick === null ? title : element('a', { href: path }, [title])]),
      element('span', {}, [reason]),
    ]),
    element('a', { class: `${button.button} ${isFirst ? button.primary : button.secondary}`, href: path }, [
      element('span', { class: button.content }, [actionLabel]),
    ]),
  ]);
}
