import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';

import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import type { LongFormState } from './use-long-form.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The section of a long form that shows on a phone. Every section has the one before it as the entry before. */
    formSection?: number;
  }
}

export interface FormSection<Field extends string> {
  readonly id: string;
  readonly title: string;
  /** The fields in it: a problem of one of them leads here. */
  readonly fields: readonly Field[];
  readonly content: ReactNode;
}

export interface FormSections<Field extends string = string> {
  readonly list: readonly FormSection<Field>[];
  /** One section at a time; all below one another where there is room. */
  readonly isStepped: boolean;
  /** The place of the section that shows. */
  readonly at: number;
  readonly isLast: boolean;
  /** Takes the focus with every step. */
  readonly setHead: RefCallback<HTMLDivElement>;
  /** To the next section, unless something is missing in this one. */
  readonly forward: () => void;
  readonly back: () => void;
  readonly reveal: (fieldId: string, arrive: () => void) => void;
  /** Leaves no step behind to go back over, once the form was sent. */
  readonly rewind: () => Promise<void>;
}

/**
 * The sections of a long form, one a step on a phone. The step lies in the state of the history's entry: the way back leads
 * to the section before, a reload keeps it, and the address tells nothing.
 */
export function useFormSections<Values, Field extends string>(
  form: LongFormState<Values, Field>,
  list: readonly FormSection<Field>[],
): FormSections<Field> {
  const isStepped = useMediaQuery(phone);
  const { current, setHead, goTo, begin, rewind } = useStep(list.length, isStepped);
  const { attempt, problems } = form.frame;
  const placeOf = (fieldId: string): number =>
    list.findIndex(({ fields }) => fields.some((field) => form.idOf(field) === fieldId));

  const judged = useRef(attempt);
  useEffect(() => {
    if (judged.current === attempt) return;
    judged.current = attempt;
    const place = placeOf(problems[0]?.fieldId ?? '');
    // The summary has the focus, and keeps it.
    if (isStepped && place >= 0) void goTo(place, () => undefined);
  });

  const forward = async (): Promise<void> => {
    if (await form.check(list[current]?.fields ?? [])) await goTo(current + 1, begin);
  };
  return {
    list,
    isStepped,
    at: current,
    isLast: current === list.length - 1,
    setHead,
    forward: () => void forward(),
    back: () => void goTo(current - 1, begin),
    reveal: (fieldId, arrive) => {
      const place = placeOf(fieldId);
      void goTo(isStepped && place >= 0 ? place : current, arrive);
    },
    rewind,
  };
}

/** The step that shows, by the history's entry, and the ways from one to another. */
function useStep(count: number, isStepped: boolean) {
  const router = useRouter();
  const navigate = useNavigate();
  const depth = useRouterState({ select: ({ location }) => location.state.formSection ?? 0 });
  const current = Math.min(depth, count - 1);
  const head = useRef<HTMLDivElement>(null);
  const setHead = useCallback((drawnHead: HTMLDivElement | null) => {
    head.current = drawnHead;
  }, []);
  const arrival = useRef<(() => void) | null>(null);

  const goTo = async (to: number, arrive: () => void): Promise<void> => {
    if (to === current) return arrive();
    // A step is on its way already.
    if (arrival.current !== null) return;
    arrival.current = arrive;
    if (to < current) return router.history.go(to - current);
    for (let next = current + 1; next <= to; next += 1)
      // oxlint-disable-next-line no-await-in-loop -- entries one after the other
      await navigate({ to: '.', search: true, state: { formSection: next }, resetScroll: false });
  };

  const drawn = useRef(current);
  useEffect(() => {
    if (drawn.current === current) return undefined;
    drawn.current = current;
    const arrive = arrival.current ?? (isStepped ? () => beginAt(head) : undefined);
    arrival.current = null;
    // The router puts the window first where it was when this entry was left.
    const frame = requestAnimationFrame(() => arrive?.());
    return () => cancelAnimationFrame(frame);
  }, [current, isStepped]);

  return {
    current,
    setHead,
    goTo,
    begin: () => beginAt(head),
    rewind: async () => {
      if (depth === 0) return;
      arrival.current = () => undefined;
      await new Promise<void>((resolve) => {
        const stopListening = router.history.subscribe(() => {
          stopListening();
          resolve();
        });
        router.history.go(-depth, { ignoreBlocker: true });
      });
    },
  };
}

/** A section is read from its beginning, by whichever way one came. */
function beginAt(head: RefObject<HTMLDivElement | null>): void {
  head.current?.focus({ preventScroll: true });
  head.current?.scrollIntoView({ block: 'start' });
}
