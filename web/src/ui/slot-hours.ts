export type SlotGroup = 'morning' | 'afternoon' | 'evening';

/** Groups 오전 10 and 11, 오후 1 to 5, 저녁 6 to 10: so that afternoon and evening are whole rows of five. */
export function groupOf(hour: number): SlotGroup {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const columns = 5;

/**
 * Finds the place that an arrow key leads to among hours in rows of five; each group begins a row of its own.
 * Returns the same place if there is nothing further.
 */
export function findSlot(hours: readonly number[], at: number, key: string): number {
  const last = hours.length - 1;
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const rows = listRows(hours);
  const row = rows.findIndex((places) => places.includes(at));
  const column = rows[row]?.indexOf(at) ?? 0;
  const target = rows[row + (key === 'ArrowDown' ? 1 : -1)];
  return target?.[Math.min(column, target.length - 1)] ?? at;
}

function listRows(hours: readonly number[]): number[][] {
  const rows: number[][] = [];
  hours.forEach((hour, place) => {
    const before = hours[place - 1];
    const row = rows.at(-1);
    const continues = before !== undefined && groupOf(before) === groupOf(hour);
    if (row && continues && row.length < columns) row.push(place);
    else rows.push([place]);
  });
  return rows;
}
