import type { Todo } from '@naru/contract/areas/home.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';

import type { ComponentType, ReactNode } from 'react';

import { useBriefFormat } from '../../platform/format/use-brief-format.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { isDueSoon } from './due.ts';
import type { TickButtonProps } from './tick/tick-button.tsx';
import styles from './todo-row.module.css';
import { useWrittenLang } from '../../ui/use-written-lang.ts';

export interface TodoRowProps {
  readonly todo: Todo;
  readonly today: string;
  /** Instead of a date. */
  readonly noDue: string;
  /** The one lit thing of the page. */
  readonly isFirst?: boolean | undefined;
  /** The button that ticks it off; the home loads it after its first paint. */
  readonly tickButton: ComponentType<TickButtonProps & { readonly fallback?: ReactNode }>;
}

/** One thing to do: by when, what and why, and the button that does it or ticks it off. */
export function TodoRow({ todo, today, noDue, isFirst = false, tickButton: TickButton }: TodoRowProps) {
  const format = useBriefFormat();
  const { dueOn, path, tick, title } = todo;
  const isSoon = isDueSoon(dueOn, today);
  const variant = isFirst ? 'primary' : 'secondary';
  const open = (
    <ButtonLink variant={variant} as={(slot) => <AppLink to={path} {...slot} />}>
      {todo.actionLabel}
    </ButtonLink>
  );
  return (
    <li className={joinClasses(styles.row, isFirst && styles.first)}>
      <span className={joinClasses(styles.due, isSoon && styles.soon)}>
        {isSoon && <Icon of={IconClock} size={16} />}
        {dueOn === null ? noDue : format.remaining(dueOn)}
        {dueOn !== null && <small>{format.day(dueOn)}</small>}
      </span>
      <span className={styles.words} lang={useWrittenLang(title)}>
        <b>{tick === null ? title : <AppLink to={path}>{title}</AppLink>}</b>
        <span>{todo.reason}</span>
      </span>
      {tick === null ? open : <TickButton tick={tick} title={title} variant={variant} fallback={open} />}
    </li>
  );
}
