import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import control from './control.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { joinRefs } from './join-refs.ts';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<FieldFrame, 'count'>, Omit<ComponentProps<'textarea'>, 'id' | 'children'> {
  /** The initial and the largest number of rows; in between it grows with the text. */
  readonly rows?: number | undefined;
  readonly maxRows?: number | undefined;
  /** Writes the count from the number of characters: `(n) => "80 / 1,000자"`. */
  readonly countText?: ((length: number) => string) | undefined;
  readonly className?: string | undefined;
}

/** A field for several lines of text; it grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, mark, help, error, id, rows = 3, maxRows = 16, countText, className, ref, ...area } = props;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);

  // Runs after every render, because a form may set the text without an event; the same length sets nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as the line above says
  useLayoutEffect(() => {
    const element = areaRef.current;
    if (!element) return;
    setLength(element.value.length);
    growToText(element);
  });

  const count = countText?.(length);
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {({ id: controlId, aria }) => (
        <div
          className={control.box}
          data-invalid={aria['aria-invalid']}
          data-locked={area.readOnly === true || area.disabled === true || undefined}
        >
          <textarea
            {...area}
            {...aria}
            ref={joinRefs(areaRef, ref)}
            id={controlId}
            rows={rows}
            className={`${control.input} ${styles.area}`}
            style={{ minHeight: measureRows(rows), maxHeight: measureRows(Math.max(rows, maxRows)) }}
            onInput={(event) => {
              area.onInput?.(event);
              setLength(event.currentTarget.value.length);
              growToText(event.currentTarget);
            }}
          />
        </div>
      )}
    </Field>
  );
}

function growToText(element: HTMLTextAreaElement): void {
  if (typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}

function measureRows(rows: number): string {
  return `calc(${rows} * 1.6em + 1.125rem)`;
}
