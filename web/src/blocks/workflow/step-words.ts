import type { ReactNode } from 'react';

/** What a screen says of a step, and of what it needs. */
export interface StepWords {
  /** On the button. */
  readonly label: string;
  /** Of the button to those who hear it, where several records stand on a page. */
  readonly name?: string;
  /** On what confirms it in the dialog; the label without it. */
  readonly confirm?: string;
  /** Of the dialog; the label without it. */
  readonly title?: string;
  /** What will happen. A step without it that needs nothing happens when it is pressed. */
  readonly text?: ReactNode;
  /** Of the button that does not take the step, where the usual words would mean something else. */
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
  /** Of a choice, by value. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The first step is the main one, and filled; a plain one never is, and one of danger is red. */
export type StepLook = 'plain' | 'danger';

/** What a field that the screen brings itself is drawn with. */
export interface OwnField<Value> {
  /** Of its control, which takes the focus when it is wrong. */
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
