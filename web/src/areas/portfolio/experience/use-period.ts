import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { experienceTexts } from './texts.ts';

/** Writes from when to when something lasted; empty where neither is known. */
export function usePeriod(): (begins: string, ends: string) => string {
  const { monthPattern, period } = useTexts(experienceTexts);
  const format = useFormat();
  const write = (month: string): string => (month === '' ? '' : format.dateTime(`${month}-01`, monthPattern));
  return (begins, ends) => {
    if (begins === ends) return write(begins);
    return period(write(begins), write(ends));
  };
}
