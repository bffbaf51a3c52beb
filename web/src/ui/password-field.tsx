import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import control from './control.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { useWords } from './use-words.ts';
import { passwordWords } from './words/password.ts';

export interface PasswordFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'size' | 'id' | 'children' | 'type'> {
  readonly size?: 'regular' | 'large' | undefined;
  readonly className?: string | undefined;
}

/** A field for a password, with a button to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, mark, help, error, count, id, size = 'regular', className, ...input } = props;
  const words = useWords(passwordWords);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {({ id: controlId, aria }) => (
        <div className={joinClasses(control.box, control[size])} data-invalid={aria['aria-invalid']}>
          <input
            autoCapitalize="off"
            autoComplete="current-password"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...aria}
            type={isShown ? 'text' : 'password'}
            id={controlId}
            className={control.input}
          />
          <button
            type="button"
            className={control.tool}
            aria-label={isShown ? words.hide : words.show}
            aria-controls={controlId}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon of={isShown ? IconEyeOff : IconEye} size={18} />
          </button>
        </div>
      )}
    </Field>
  );
}
