import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ChevronProps, ClassNames, PropsBase } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { ko } from 'react-day-picker/locale/ko';
import { DateCalendarDay } from './date-calendar-day.tsx';
import styles from './date-calendar.module.css';
import type { IsoDate } from './date-text.ts';
import { fromLocalDate, toLocalDate } from './date-text.ts';
import { Icon } from './icon.tsx';

export interface CalendarLimits {
  readonly today: IsoDate;
  readonly locale: 'ko' | 'en';
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly isDayOff?: ((iso: IsoDate) => boolean) | undefined;
  /** Shows lists of months and years, for distant days such as a birthday. */
  readonly far?: boolean | undefined;
}

const classNames: Partial<ClassNames> = Object.fromEntries(Object.entries(styles));
const shapes = { left: IconChevronLeft, right: IconChevronRight, up: IconChevronDown, down: IconChevronDown };

/** The props that all calendars share; weeks begin on Monday, as the weeks of a term do. */
export function describeCalendar(limits: CalendarLimits, chosen: IsoDate | null): PropsBase {
  const { today, locale, min, max, isDayOff, far = false } = limits;
  return {
    // A press opens it, so its day takes the focus.
    autoFocus: true,
    showOutsideDays: true,
    fixedWeeks: true,
    locale: locale === 'ko' ? ko : enUS,
    weekStartsOn: 1,
    today: toLocalDate(today),
    defaultMonth: toLocalDate(chosen ?? (min !== undefined && min > today ? min : today)),
    captionLayout: far ? 'dropdown' : 'label',
    ...(min !== undefined && { startMonth: toLocalDate(min) }),
    ...(max !== undefined && { endMonth: toLocalDate(max) }),
    disabled: (date) => isOutside(fromLocalDate(date), min, max) || (isDayOff?.(fromLocalDate(date)) ?? false),
    classNames,
    components: { Chevron: renderChevron, DayButton: DateCalendarDay },
  };
}

function renderChevron({ orientation = 'down' }: ChevronProps) {
  return <Icon of={shapes[orientation]} size={18} />;
}

function isOutside(iso: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): boolean {
  return (min !== undefined && iso < min) || (max !== undefined && iso > max);
}
