import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { calendarTexts } from './texts.ts';

const DAY_END = '24:00';

/** Formats a time of day, `09:30`, like all times; 24:00 is the midnight at the end of a day. */
export function useClockText(): (clock: string) => string {
  const { midnight } = useTexts(calendarTexts);
  const format = useFormat();
  return (clock) => (clock === DAY_END ? midnight : format.time(`2000-01-01T${clock}:00+09:00`));
}
