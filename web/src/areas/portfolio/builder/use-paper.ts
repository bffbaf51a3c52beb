import { portfolioBuilder, type PortfolioDraft } from '@naru/contract/areas/portfolio/builder.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { useEffect, useState } from 'react';

import type { Saved } from '../../../blocks/autosave/types.ts';
import { type Autosaving, useAutosave } from '../../../blocks/autosave/use-autosave.ts';
import { createStore, useStore } from '../../../platform/http/store.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { portfolioParts } from './join.ts';
import { emptyHistory, record, redo, undo } from './history.ts';

/** A save that waits longer is given up, and sent again. */
const MOST_MS = 15_000;

/** The whole of a portfolio that its editor changes. */
export interface Paper {
  readonly title: string;
  readonly language: 'ko' | 'en';
  readonly content: PortfolioContent;
}

export interface PaperInHand {
  readonly saving: Autosaving<Paper>;
  readonly paper: Paper;
  /** Reads it as it is now, between two renderings, too. */
  readonly readNow: () => Paper;
  /** @param field names the field where somebody types */
  readonly change: (next: Paper, field?: string) => void;
  /** Gives whether there was something to take back. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const savedOf = ({ title, language, content, contentVersion, changedAt }: PortfolioDraft): Saved<Paper> => ({
  value: { title, language, content },
  version: contentVersion,
  changedAt,
});

/** A portfolio while it is built: each change is kept here at once, saved soon after, and can be undone. */
export function usePaper(draft: PortfolioDraft, refetch: () => unknown): PaperInHand {
  const { client } = useRuntime();
  const { portfolioId: id } = draft;
  const saving = useAutosave<Paper>({
    paper: ['portfolio', id],
    saved: savedOf(draft),
    parts: portfolioParts,
    send: async (value, contentVersion, { outlivesPage, overrules }) => {
      const saved = await client.call(
        portfolioBuilder.saveDraft,
        { params: { id }, body: { ...value, contentVersion, overrules } },
        { alertMessage: null, retries: 0, outlivesPage, signal: AbortSignal.timeout(MOST_MS) },
      );
      return { version: saved.contentVersion, changedAt: saved.changedAt };
    },
    read: async () => {
      const read = await client.call(portfolioBuilder.readDraft, { params: { id } }, { alertMessage: null });
      return savedOf(read.draft);
    },
  });
  const { autosave, revision } = saving;
  const [steps] = useState(() => createStore(emptyHistory<Paper>()));
  const { past, future } = useStore(steps);
  useEffect(() => {
    if (revision === 0) return;
    // Another tab or device wrote: steps of here would take back what they did not make.
    steps.write(emptyHistory());
    void refetch();
  }, [revision, refetch, steps]);
  const readNow = (): Paper => autosave.store.read().value;
  const step = (move: typeof undo<Paper>): boolean => {
    const moved = move(steps.read(), readNow());
    if (!moved) return false;
    steps.write(moved.history);
    autosave.change(moved.value);
    return true;
  };
  return {
    saving,
    paper: saving.value,
    readNow,
    change: (next, field) => {
      steps.write(record(steps.read(), readNow(), { field, at: Date.now() }));
      autosave.change(next);
    },
    undo: () => step(undo),
    redo: () => step(redo),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
