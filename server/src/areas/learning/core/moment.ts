import type { Locale } from '../../../platform/http/messages.ts';

const PARTS = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Seoul' } as const;
const FORMATS: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  ko: new Intl.DateTimeFormat('ko-KR', PARTS),
  en: new Intl.DateTimeFormat('en-US', PARTS),
};

/** Writes a moment as sentences say it: `12월 4일 오후 3:00`, `Dec 4, 3:00 PM`. */
export const momentOf = (at: Date, locale: Locale): string => FORMATS[locale].format(at).replaceAll('\u202F', ' ');
