import { useEffect, useState } from 'react';

import { findBeside } from './order.ts';

interface Chooses {
  readonly chosen: string | undefined;
  readonly choose: (commentId: string | undefined) => void;
  /** Goes to the comment before or after. */
  readonly step: (by: 1 | -1) => void;
}

type Listed = Parameters<typeof findBeside>[0];

/** Keeps which comment is looked at; Alt with an arrow goes from one to the next. */
export function useChosen(ordered: Listed): Chooses {
  const [chosen, choose] = useState<string>();
  const known = ordered.some(({ commentId }) => commentId === chosen) ? chosen : undefined;
  const step = (by: 1 | -1): void => {
    const beside = findBeside(ordered, known, by);
    if (beside) choose(beside.commentId);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return { chosen: known, choose, step };
}
