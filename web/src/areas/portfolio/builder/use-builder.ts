import type { PortfolioDraft } from '@naru/contract/areas/portfolio/builder.ts';
import { findContentProblems, listBlocks, type ContentProblem } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts } from '@naru/contract/areas/portfolio/page-facts.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { useMemo, useState } from 'react';

import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { newItemId } from '../resume/new-item-id.ts';
import { applyEdit, type Edit, type Outcome } from './edits.ts';
import { fieldTexts } from './field-texts.ts';
import { findBlock } from './places.ts';
import { sayOutcome } from './say.ts';
import { builderTexts } from './texts.ts';
import { type PaperInHand, usePaper } from './use-paper.ts';
import { type AddressOf, usePictureAddresses } from './use-picture-addresses.ts';
import { type KnownFile, type Uploads, useUploads } from './use-uploads.ts';

/** The part in hand: its fields stand in the panel. */
export type Selection = { readonly part: 'head' | 'page' } | { readonly part: 'row' | 'block'; readonly id: string };

export interface Builder extends PaperInHand {
  readonly draft: PortfolioDraft;
  readonly selection: Selection | null;
  readonly select: (selection: Selection | null) => void;
  /** Takes a part in hand and goes to its fields: beside the canvas, or in a sheet. */
  readonly edit: (selection: Selection) => void;
  /** The sheet with the fields is open, where they do not stand beside. */
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Grows when the fields are to take the focus. */
  readonly fieldTurn: number;
  /** Makes a change; @param field names the field where somebody types. */
  readonly apply: (edit: Edit, field?: string) => Outcome;
  /** Says what is wrong at a place, `head.name`; undefined where all is well. */
  readonly problemAt: (path: string) => string | undefined;
  /** Paths of all that is wrong. */
  readonly problemPaths: readonly string[];
  readonly said: string;
  readonly say: (text: string) => void;
  readonly facts: ShownFacts | undefined;
  readonly addressOf: AddressOf;
  /** Name and size of a file, as `fileId/fileSn`. */
  readonly fileOf: (name: string) => KnownFile | undefined;
  readonly uploads: Uploads;
  /** A part that takes the focus once it is drawn. */
  readonly focusId: string | null;
  readonly focus: (id: string | null) => void;
}

/** Everything that the editor of a portfolio has in hand. */
export function useBuilder(draft: PortfolioDraft, refetch: () => unknown, opensAt: string | undefined): Builder {
  const texts = useTexts(builderTexts);
  const hand = usePaper(draft, refetch);
  const { content } = hand.paper;
  const [first] = useState(() => findFirst(content, opensAt));
  const hold = useSelection(first);
  const [said, say] = useState('');
  // The canvas goes to the part before its fields take the focus.
  const [focusId, focus] = useState<string | null>(first === null ? null : (opensAt ?? null));
  const facts = useCall(portfolioStart.readSource, { params: { id: draft.portfolioId } }).data;
  const addressOf = usePictureAddresses(content);
  const uploads = useUploads();
  const problems = useProblems(hand);
  const fileOf = useMemo(() => {
    const read = draft.fileList.map(
      ({ fileId, fileSn, fileNm, fileSize }) => [`${fileId}/${fileSn}`, { name: fileNm, size: fileSize }] as const,
    );
    const all = new Map([...read, ...uploads.noted]);
    return (name: string) => all.get(name);
  }, [draft.fileList, uploads.noted]);

  const apply = (edit: Edit, field?: string): Outcome => {
    const before = hand.readNow();
    const outcome = applyEdit(before.content, edit, newItemId);
    if (outcome.content !== before.content) hand.change({ ...before, content: outcome.content }, field);
    const kind = 'blockId' in edit ? findBlock(before.content, edit.blockId)?.block.kind : undefined;
    const sentence = sayOutcome(texts, outcome, kind ? texts.kinds[kind] : '');
    if (sentence !== '') say(sentence);
    if (outcome.code === 'fullRows' || outcome.code === 'fullBlocks') showToast({ text: sentence, tone: 'error' });
    return outcome;
  };
  return {
    ...hand,
    ...hold,
    ...problems,
    draft,
    apply,
    said,
    say,
    facts,
    addressOf,
    fileOf,
    uploads,
    focusId,
    focus,
  };
}

type Held = Pick<Builder, 'selection' | 'select' | 'edit' | 'isOpen' | 'close' | 'fieldTurn'>;

/** Finds the part that an address names, `?block=`; null where it is not there. */
function findFirst(content: PortfolioContent, asked: string | undefined): Selection | null {
  if (asked === undefined) return null;
  if (asked === 'head') return { part: 'head' };
  return findBlock(content, asked) ? { part: 'block', id: asked } : null;
}

/** The part in hand, and whether its fields are open. */
function useSelection(first: Selection | null): Held {
  const [selection, select] = useState(first);
  const [isOpen, setOpen] = useState(first !== null);
  const [fieldTurn, setTurn] = useState(first === null ? 0 : 1);
  return {
    selection,
    select,
    edit: (next) => {
      select(next);
      setOpen(true);
      setTurn((turn) => turn + 1);
    },
    isOpen,
    close: () => setOpen(false),
    fieldTurn,
  };
}

/** Problems that the browser finds before a save, and those that the server told at the last one. */
function useProblems({ paper, saving }: PaperInHand): Pick<Builder, 'problemAt' | 'problemPaths'> {
  const texts = useTexts(fieldTexts).problems;
  const format = useFormat();
  const { content } = paper;
  const { problem } = saving;
  return useMemo(() => {
    const sayProblem = ({ code, most }: ContentProblem): string => {
      const words = texts[code];
      return typeof words === 'string' ? words : words(format.number(most));
    };
    const told = new Map(
      (problem ? fieldErrorsOf(problem) : []).map(({ field, message }) => [field.replace(/^content\./, ''), message]),
    );
    for (const found of findContentProblems(content)) told.set(found.path, sayProblem(found));
    return { problemAt: (path) => told.get(path), problemPaths: [...told.keys()] };
  }, [content, problem, texts, format]);
}

/** Gives the place of a block as errors name it. */
export function pathOf(builder: Pick<Builder, 'paper'>, blockId: string): string {
  return listBlocks(builder.paper.content).find(({ block }) => block.blockId === blockId)?.path ?? '';
}
