import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import control from './control.module.css';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { joinRefs } from './join-refs.ts';
import styles from './search-field.module.css';
import { useWords } from './use-words.ts';
import { searchWords } from './words/search.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** The text that filters the list now. */
  readonly value: string;
  /** Called on Enter, on clearing, and when typing pauses; never in the middle of a syllable. */
  readonly onSearch: (text: string) => void;
  /** Milliseconds without typing before it searches by itself; 300. Infinity waits for Enter. */
  readonly rest?: number | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Grey without an edge, as in the top bar. */
  readonly quiet?: boolean | undefined;
  /** Stands at the end while the field is empty, such as a KeyHint. */
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly className?: string | undefined;
}

/** A field to search a list. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onSearch, rest = 300, size = 'regular', quiet = false } = props;
  const { hint, ref, className } = props;
  const words = useWords(searchWords);
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timerRef.current), []);

  // The address may change under the field: back, a cleared filter.
  if (shownFor !== value) {
    setShownFor(value);
    setText(value);
  }

  function search(next: string) {
    clearTimeout(timerRef.current);
    setText(next);
    if (next !== value) onSearch(next);
  }

  function write(next: string, isUnfinished: boolean) {
    setText(next);
    clearTimeout(timerRef.current);
    if (!isUnfinished && Number.isFinite(rest)) timerRef.current = setTimeout(() => search(next), rest);
  }

  return (
    <search className={joinClasses(control.box, control[size], quiet && styles.quiet, className)}>
      <span className={control.start}>
        <Icon of={IconSearch} size={18} />
      </span>
      <input
        ref={joinRefs(inputRef, ref)}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        className={control.input}
        // "insertCompositionText" marks an unfinished syllable; the event's type does not.
        onChange={(event) => write(event.target.value, isComposing(event.nativeEvent))}
        onCompositionEnd={(event) => write(event.currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') search(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            search('');
          }
        }}
      />
      {text === '' && hint !== undefined && <span className={control.end}>{hint}</span>}
      {text !== '' && (
        <button
          type="button"
          className={control.tool}
          aria-label={words.clear}
          onClick={() => {
            search('');
            inputRef.current?.focus();
          }}
        >
          <Icon of={IconX} size={18} />
        </button>
      )}
    </search>
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
