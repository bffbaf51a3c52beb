import type { ReactNode, Ref } from 'react';

import type { TextMark, TextSpot } from './anchored-text-marks.ts';
import styles from './anchored-text.module.css';
import type { AnchoredHandle, AnchoredListeners } from './anchored-text-view.ts';
import control from './control.module.css';
import { Field, type FieldFrame } from './field.tsx';
import { loadOnUse } from './load-on-use.tsx';

export interface AnchoredTextProps extends FieldFrame, AnchoredListeners {
  readonly label: ReactNode;
  /** Plain text; `\n` for a line break. Without `onChange` it can be read and selected only. */
  readonly value: string;
  /** Another number takes `value` up even where it was written here before. */
  readonly revision?: number | undefined;
  readonly marks: readonly TextMark[];
  readonly spots?: readonly TextSpot[] | undefined;
  /** A mark that stands out from the others and comes into view. */
  readonly chosen?: string | undefined;
  /** The smallest number of lines. */
  readonly rows?: number | undefined;
  readonly handle?: Ref<AnchoredHandle> | undefined;
}

const AnchoredEditor = loadOnUse(async () => (await import('./anchored-text-editor.tsx')).AnchoredEditor);

/** A field for plain text with marks at its words, which stay at them while somebody writes. */
export function AnchoredText(props: AnchoredTextProps) {
  const { label, hideLabel, mark, help, error, count, id, value, rows = 3 } = props;
  const reading = (
    <div className={`${control.box} ${styles.box}`} data-reading style={{ '--rows': rows }}>
      <div className={`${control.input} ${styles.text}`}>{value}</div>
    </div>
  );
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id }}>
      {(frame) => <AnchoredEditor frame={frame} {...props} fallback={reading} />}
    </Field>
  );
}
