import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';

import type { TextSpot } from './anchored-text-marks.ts';
import type { AnchoredTextProps } from './anchored-text.tsx';
import styles from './anchored-text.module.css';
import { type AnchoredListeners, type AnchoredView, openAnchoredView } from './anchored-text-view.ts';
import control from './control.module.css';
import type { FieldControl } from './field.tsx';

const NO_SPOTS: readonly TextSpot[] = [];

/** The editor itself, which loads with the first field that draws it. */
export function AnchoredEditor(props: AnchoredTextProps & { readonly frame: FieldControl }) {
  const { frame, value, revision = 0, marks, spots = NO_SPOTS, chosen, rows = 3, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<AnchoredView>(null);
  const isLocked = props.onChange === undefined;
  const describedBy = frame.aria['aria-describedby'];
  const isInvalid = frame.aria['aria-invalid'] === true;
  const attributes = useMemo<Record<string, string>>(
    () => ({
      id: frame.id,
      class: `${control.input} ${styles.text}`,
      role: 'textbox',
      tabindex: '0',
      'aria-multiline': 'true',
      'aria-labelledby': frame.labelId,
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isLocked && { 'aria-readonly': 'true' }),
    }),
    [frame.id, frame.labelId, describedBy, isInvalid, isLocked],
  );
  const listeners = useRef<AnchoredListeners>(props);
  const content = { value, revision, marks, spots, chosen, attributes };
  const first = useRef(content);
  useLayoutEffect(() => {
    listeners.current = props;
    first.current = content;
  });
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const opened = openAnchoredView(place.current, first.current, () => listeners.current);
    view.current = opened;
    return () => {
      view.current = null;
      opened.destroy();
    };
  }, []);
  useEffect(() => {
    view.current?.show({ value, revision, marks, spots, chosen, attributes });
  }, [value, revision, marks, spots, chosen, attributes]);
  useImperativeHandle(handle, () => ({
    select: (begins, ends) => view.current?.select(begins, ends),
    insert: (text) => view.current?.insert(text),
    focus: () => view.current?.focus(),
  }));
  return (
    <div
      ref={place}
      className={`${control.box} ${styles.box}`}
      data-invalid={frame.aria['aria-invalid']}
      data-reading={isLocked || undefined}
      style={{ '--rows': rows }}
    />
  );
}
