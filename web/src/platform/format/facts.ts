/** Between two facts of a line: the next line may begin after it, never with it. */
export const FACT_DOT = '\u00a0· ';

/** Facts side by side on one line; what is empty or not there is left out. */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(FACT_DOT);
}
