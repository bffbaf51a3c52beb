import type { ReactNode } from 'react';

/** The words of a screen for a step and its fields. */
export interface StepWords {
  /** On the button. */
  readonly label: string;
  /** The button's name for screen readers, where several records stand on a page. */
  readonly name?: string;
  /** On what confirms it in the dialog; the label without it. */
  readonly confirm?: string;
  /** The title of the dialog; without it the label is. */
  readonly title?: string;
  /** Tells what will happen. A step without it that needs nothing happens when it is pressed. */
  readonly text?: ReactNode;
  /** The label of the button that does not take the step, where the usual words would mean something else. */
  readonly keep?: string;
  /** Said once it has happened; a function where the answer decides what. */
  // As a method, so that a screen may name the type of its own answer.
  readonly done: string | { say(told: unknown): string }['say'];
  /** Its dialog has a field that needs room. */
  readonly isWide?: boolean;
  readonly fields?: Readonly<Record<string, FieldWords>>;
}

export interface FieldWords {
  readonly label: string;
  readonly help?: string;
  /** The options of a choice, by value. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The first step is the main one, and filled; a plain one never is, and one of danger is red. */
export type StepLook = 'plain' | 'danger';

/** The properties of a field that the screen draws itself. */
export interface OwnField<Value> {
  /** The id of its control, which takes the focus when it is wrong. */
  readonly id: string;
  readonly value: Value | undefined;
  // As a method, so that a screen may name the type of its own field.
  onChange(this: void, value: Value): void;
  readonly error: string | undefined;
}

/** Draws such a field. */
export interface OwnFields {
  readonly [field: string]: { draw(field: OwnField<unknown>): ReactNode }['draw'];
}
