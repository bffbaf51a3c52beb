/** Lists the page numbers to show: the first, the last, those around this one, and gaps as null. */
export function listPages(page: number, pageCount: number): (number | null)[] {
  const near = (number: number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1;
  const atStart = page <= 4;
  const atEnd = page >= pageCount - 3;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => near(number) || (atStart && number <= 5) || (atEnd && number >= pageCount - 4),
  );
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 1 ? [null, number] : [number];
  });
}
