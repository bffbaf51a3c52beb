import { listBlocks } from '@naru/contract/areas/portfolio/page-blocks.ts';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';

import type { Direction } from './places.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const isWord = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Keys that work wherever the focus is, except while somebody writes: undo, redo, the list of keys. */
export function usePageKeys({ undo, redo }: Actions, showKeys: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (isWord(event.target)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 'z') {
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    } else if (isCommand && key === 'y') {
      event.preventDefault();
      redo();
    } else if (event.key === '?') {
      event.preventDefault();
      showKeys();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Keys of a block that has the focus. */
export function pressOnBlock(
  event: KeyboardEvent,
  blockId: string,
  { builder, actions, addBelow }: { builder: Builder; actions: Actions; addBelow: () => void },
): void {
  const direction = ARROWS[event.key];
  const isCommand = event.ctrlKey || event.metaKey;
  const done = (work: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    work();
  };
  if (direction && event.altKey) done(() => actions.moveBlock(blockId, direction));
  else if (direction === 'up' || direction === 'down') {
    const next = findNeighbour(builder, blockId, direction === 'up' ? -1 : 1);
    done(() => builder.focus(next));
  } else if (isCommand && event.key.toLowerCase() === 'd') done(() => actions.duplicateBlock(blockId));
  else if (event.key === 'Delete' || event.key === 'Backspace') done(() => actions.removeBlock(blockId));
  else if (event.key === 'Enter' || event.key === ' ') done(() => builder.edit({ part: 'block', id: blockId }));
  else if (event.key === 'Insert' || event.key === '+') done(addBelow);
}

/** Keys of the handle of a row that has the focus. */
export function pressOnRow(event: KeyboardEvent, rowId: string, actions: Actions): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const done = (work: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    work();
  };
  if (event.altKey && event.key === 'ArrowUp') done(() => actions.moveRow(rowId, -1));
  else if (event.altKey && event.key === 'ArrowDown') done(() => actions.moveRow(rowId, 1));
  else if (isCommand && event.key.toLowerCase() === 'd') done(() => actions.duplicateRow(rowId));
  else if (event.key === 'Delete' || event.key === 'Backspace') done(() => actions.removeRow(rowId));
}

function findNeighbour({ paper }: Builder, blockId: string, by: -1 | 1): string {
  const ids = listBlocks(paper.content).map(({ block }) => block.blockId);
  return ids[ids.indexOf(blockId) + by] ?? blockId;
}
