import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';

/** An option among others. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: ReactNode;
  readonly icon?: IconShape | undefined;
  /** Still shown if it was chosen before, such as a code that is no longer used. */
  readonly disabled?: boolean | undefined;
}
