import type { FormTexts } from './texts.ts';

/** The parts of a zod issue that tell what to say; zod itself stays in the chunk of the form. */
export interface Issue {
  readonly code?: string | undefined;
  readonly origin?: unknown;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  /** Of a union: the issues of each way that did not fit, already in words. */
  readonly errors?: readonly (readonly { readonly message?: string }[])[] | undefined;
}

/** What is wrong with a field and what to do, in the words that the server would use. */
export function describeIssue(issue: Issue, texts: FormTexts): string {
  const { code, input } = issue;
  if (isEmpty(input) && code !== 'too_big') return texts.missing;
  if (code === 'custom' && input === false) return texts.mustAgree;
  switch (code) {
    case 'invalid_union':
      // The first way is the one that is meant; the others are for leaving it out.
      return issue.errors?.[0]?.[0]?.message ?? texts.wrongType;
    case 'invalid_value':
      return texts.choice;
    case 'too_small':
      return limit(issue.origin, issue.minimum, [texts.tooShort, texts.tooFew, texts.tooSmall]);
    case 'too_big':
      return limit(issue.origin, issue.maximum, [texts.tooLong, texts.tooMany, texts.tooBig]);
    default:
      return texts.wrongType;
  }
}

type Say = (bound: string) => string;

function limit(origin: unknown, bound: unknown, [text, list, number]: readonly [Say, Say, Say]): string {
  const written = typeof bound === 'number' ? bound.toLocaleString('en-US') : String(bound);
  if (origin === 'string') return text(written);
  return origin === 'array' ? list(written) : number(written);
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0);
}
