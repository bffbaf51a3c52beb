/** Names of the office’s figures of a week. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { WeekCount } from './home-store.ts';

export const weekWords: Readonly<Record<Locale, Readonly<Record<WeekCount['kind'], string>>>> = {
  ko: { claims: '마일리지 인정 신청', decided: '인정 여부 결정', uses: '마일리지 사용 신청' },
  en: { claims: 'Mileage claims', decided: 'Claims decided', uses: 'Requests to use mileage' },
};
