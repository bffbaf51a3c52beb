import type { FormTexts } from './texts.ts';

/** The parts of a zod issue that tell what to say; zod itself stays in the chunk of the form. */
export interface Issue {
  readonly code?: string | undefined;
  readonly origin?: unknown;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  /** False where the bound itself does not hold. */
  readonly inclusive?: unknown;
  /** The issues of each alternative of a union that did not fit, already in words. */
  readonly errors?: readonly (readonly { readonly message?: string }[])[] | undefined;
}

/** Describes what is wrong with a field and what to do, in the words of the server. `name`: the field's label. */
export function describeIssue(issue: Issue, texts: FormTexts, name: string): string {
  const { code, input } = issue;
  if (isEmpty(input) && code !== 'too_big') return isChosen(input) ? texts.unchosen(name) : texts.missing(name);
  if (code === 'custom' && input === false) return texts.mustAgree;
  switch (code) {
    case 'invalid_union':
      // The first way is the one that is meant; the others are for leaving it out.
      return issue.errors?.[0]?.[0]?.message ?? texts.wrong(name);
    case 'invalid_value':
      return texts.choice(name);
    case 'too_small':
      return limit(issue.origin, [
        texts.tooShort,
        texts.tooFew,
        issue.inclusive === false ? texts.notAbove : texts.tooSmall,
      ])(name, written(issue.minimum));
    case 'too_big':
      return limit(issue.origin, [
        texts.tooLong,
        texts.tooMany,
        issue.inclusive === false ? texts.notBelow : texts.tooBig,
      ])(name, written(issue.maximum));
    default:
      return texts.wrong(name);
  }
}

type Say = (name: string, bound: string) => string;

function limit(origin: unknown, [text, list, number]: readonly [Say, Say, Say]): Say {
  if (origin === 'string') return text;
  return origin === 'array' ? list : number;
}

function written(bound: unknown): string {
  return typeof bound === 'number' ? bound.toLocaleString('en-US') : String(bound);
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0);
}

/** Fields that are picked hold null or an empty list until then, fields that are typed an empty text. */
function isChosen(input: unknown): boolean {
  return input === null || Array.isArray(input);
}
