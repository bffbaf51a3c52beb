import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Milliseconds of rest before the server is asked. */
const rest = 200;

/** The part of Base UI's event details that is needed here. */
interface InputDetails {
  readonly reason: string;
  cancel(): void;
}

export interface ComboboxInputOptions {
  readonly onQueryChange: ((query: string) => void) | undefined;
  /** Focus came to the field before its code did. */
  readonly takesFocus: boolean;
}

export interface ComboboxInputPart {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly inputProps: { readonly onCompositionStart: () => void; readonly onCompositionEnd: () => void };
  readonly changeQuery: (query: string, details: InputDetails) => void;
  readonly endComposition: () => void;
}

/** Writing in a combobox: the server is asked when it rests, and a syllable in the making is never left behind. */
export function useComboboxInput({ onQueryChange, takesFocus }: ComboboxInputOptions): ComboboxInputPart {
  const inputRef = useRef<HTMLInputElement>(null);
  const isComposingRef = useRef(false);
  const isEndingRef = useRef(false);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
    return () => clearTimeout(timerRef.current);
  }, [takesFocus]);

  function changeQuery(query: string, details: InputDetails) {
    // What ends with the press is half a syllable: not something to search for.
    if (isEndingRef.current) {
      details.cancel();
      return;
    }
    clearTimeout(timerRef.current);
    if (details.reason === 'input-change' || details.reason === 'input-clear') {
      timerRef.current = setTimeout(() => onQueryChange?.(query), rest);
    }
  }

  /**
   * A press on an option does not end the composing of a syllable, and Base UI 1.9 then keeps showing the
   * syllable in place of the option (mui/base-ui#5574). So the composition is ended before the option is chosen.
   */
  function endComposition() {
    const input = inputRef.current;
    if (!input || !isComposingRef.current) return;
    isEndingRef.current = true;
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '' }));
    isEndingRef.current = false;
  }

  return {
    inputRef,
    inputProps: {
      onCompositionStart: () => {
        isComposingRef.current = true;
      },
      onCompositionEnd: () => {
        isComposingRef.current = false;
      },
    },
    changeQuery,
    endComposition,
  };
}
