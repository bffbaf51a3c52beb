import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Milliseconds without typing before the server is called. */
const rest = 200;

/** The used part of Base UI's event details. */
interface InputDetails {
  readonly reason: string;
  cancel(): void;
}

export interface ComboboxInputOptions {
  readonly onQueryChange: ((query: string) => void) | undefined;
  /** The field got the focus before its code was loaded. */
  readonly takesFocus: boolean;
}

export interface ComboboxInputPart {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly inputProps: { readonly onCompositionStart: () => void; readonly onCompositionEnd: () => void };
  readonly changeQuery: (query: string, details: InputDetails) => void;
  readonly endComposition: () => void;
}

/** Handles typing in a combobox: calls the server when it pauses, and never leaves a half-composed syllable behind. */
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
    // The press ends half a syllable, which is nothing to search for. Escape takes away the list, never the words.
    if (isEndingRef.current || details.reason === 'escape-key') {
      details.cancel();
      return;
    }
    clearTimeout(timerRef.current);
    if (details.reason === 'input-change' || details.reason === 'input-clear') {
      timerRef.current = setTimeout(() => onQueryChange?.(query), rest);
    }
  }

  /**
   * Ends the composition before an option is chosen: a press on an option does not, and Base UI 1.9 then keeps showing
   * the syllable in place of the option (mui/base-ui#5574).
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
