/** Writes a number with its English noun: "1 day", "2 days". */
export function countOf(count: string | number, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
