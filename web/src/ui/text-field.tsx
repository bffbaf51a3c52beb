import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ComponentProps, ReactNode } from 'react';
import control from './control.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

export interface TextFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'size' | 'id' | 'children' | 'prefix'> {
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Stands inside the box before and after the text: an icon, a unit. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, mark, help, error, count, id, size = 'regular', start, end, className, ...input } = props;
  const isLocked = input.readOnly === true || input.disabled === true;
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {({ id: controlId, aria }) => (
        <div
          className={joinClasses(control.box, control[size])}
          data-invalid={aria['aria-invalid']}
          data-locked={isLocked || undefined}
        >
          {start !== undefined && <span className={control.start}>{start}</span>}
          <input type="text" {...input} {...aria} id={controlId} className={control.input} />
          {end !== undefined && <span className={control.end}>{end}</span>}
          {isLocked && (
            <span className={control.end}>
              <Icon of={IconLock} size={18} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
