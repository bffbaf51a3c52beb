/** Comments in the order in which a reader meets their words. Pure. */

interface Placed {
  readonly commentId: string;
  readonly questionId: string | null;
  readonly begins: number;
  readonly ends: number;
}

/** Sorts comments by question, then by the place of their words; those on a résumé come last. */
export function sortComments<C extends Placed>(comments: readonly C[], questionIds: readonly string[]): readonly C[] {
  const places = new Map(questionIds.map((id, place) => [id, place]));
  const placeOf = ({ questionId }: Placed): number =>
    (questionId === null ? undefined : places.get(questionId)) ?? questionIds.length;
  return comments.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.begins - other.begins || one.ends - other.ends,
  );
}

/** Finds the comment beside another one; the first or the last where none is chosen. */
export function findBeside<C extends Placed>(
  comments: readonly C[],
  chosen: string | undefined,
  step: 1 | -1,
): C | undefined {
  const at = comments.findIndex(({ commentId }) => commentId === chosen);
  if (at === -1) return step === 1 ? comments[0] : comments.at(-1);
  return comments[at + step];
}
