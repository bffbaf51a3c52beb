import type { StepWords } from '../workflow/step-words.ts';

/** The words of a desk for an action; counts are written already. */
export interface PressWords extends Omit<StepWords, 'done' | 'title' | 'text' | 'name'> {
  /** On the button for the chosen rows: 승인 40건. */
  readonly many: (count: string) => string;
  /** The press while it waits: 승인 3건 goes on with 8초 뒤에 처리해요. */
  readonly waiting: (count: string) => string;
  /** On the chip of a row: 승인 예정. */
  readonly chip: string;
  /** Said once it is carried out. */
  readonly done: (count: string) => string;
  /** The title of the dialog, where the action asks for something. */
  readonly title?: (count: string) => string;
  /** Tells there what will happen. */
  readonly text?: string;
}

export type DeskWords = Readonly<Record<string, PressWords>>;
