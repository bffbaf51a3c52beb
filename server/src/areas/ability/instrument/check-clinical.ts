/**
 * Finds items that ask about suicide, self-harm or an illness: they belong to the psychological centre, which scores them with
 * somebody who answers at once, and never to a test that a student reads alone (docs/specification.md, Instruments). Pure.
 */
import { problem, type Problem } from './problem.ts';
import { entriesOf, textAt } from './view.ts';

const CLINICAL: readonly RegExp[] = [
  /자살|자해|죽고\s*싶|죽는\s*게\s*(?:더\s*)?(?:낫|나을)|죽어\s*버리|목숨을\s*끊|스스로를?\s*(?:해치|다치게)|우울증/,
  /suicid|self[- ]?harm|kill(?:ing)? (?:myself|yourself)|better off dead|(?:hurt|harm)(?:ing)? (?:myself|yourself)/i,
  /(?:end|take|taking|ending) (?:my|your) (?:own )?life|(?:want|wish)(?:ed)? (?:to die|to be dead|i (?:was|were) dead)/i,
  /\bPHQ-?[0-9]|\bCES-?D\b|\bBDI\b/,
];

export function findClinical(given: unknown): Problem[] {
  return entriesOf(given, [], 'itemList').flatMap(({ value, path }) =>
    (['ko', 'en'] as const).flatMap((language) => {
      const text = textAt((value as { readonly text?: unknown } | null)?.text, language);
      return text !== undefined && CLINICAL.some((pattern) => pattern.test(text))
        ? [problem('CLINICAL', [...path, 'text', language])]
        : [];
    }),
  );
}
