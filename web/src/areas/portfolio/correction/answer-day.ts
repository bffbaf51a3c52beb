/** The last day of an answer while a due day is being chosen; the server decides by the same rule. Pure. */
const DAY_MS = 86_400_000;

interface Days {
  readonly today: string;
  /** The last of three working days. */
  readonly answerOn: string;
}

export function answerDayOf({ today, answerOn }: Days, dueOn: string | null): string {
  if (dueOn === null) return answerOn;
  const before = new Date(Date.parse(`${dueOn}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const wished = before < today ? today : before;
  return wished < answerOn ? wished : answerOn;
}
