import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  midnight: 'midnight',
  lunch: 'Lunch',
  lunchRests: 'No counselling at 12 (lunch break)',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  none: 'None',
  chooseTime: 'Choose a time',
  noTimes: 'No times to choose from',
} as const satisfies Shape<typeof ko>;
