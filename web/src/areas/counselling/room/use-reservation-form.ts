import { type PageForm, usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ReservationValues } from './reservation-values.ts';
import { roomTexts } from './texts.ts';

/** The server's names of what it may refuse. */
type ReservationField =
  | 'sessionId'
  | 'date'
  | 'begins'
  | 'ends'
  | 'purpose'
  | 'people'
  | 'roomId'
  | 'repeatWeeks'
  | 'repeatUntil'
  | 'skipsConflicts';
export type ReservationFormState = PageForm<ReservationValues, ReservationField>;

/** Holds a reservation as it is written. */
export function useReservationForm(initial: ReservationValues): ReservationFormState {
  const { form: texts, date: day } = useTexts(roomTexts);
  return usePageForm<ReservationValues, ReservationField>({
    kept: 'PAGE',
    // In the order of the form.
    names: {
      sessionId: texts.session,
      date: day,
      begins: texts.begins,
      ends: texts.ends,
      purpose: texts.use,
      people: texts.count,
      roomId: texts.rooms,
      repeatWeeks: texts.weeks,
      repeatUntil: texts.until,
      skipsConflicts: texts.skips,
    },
    initial,
    check: ({ date, begins, ends, roomId }) => ({
      ...(date === null && { date: texts.noDate }),
      ...(begins === null && { begins: texts.missing }),
      ...(ends === null && { ends: texts.missing }),
      ...(roomId === null && { roomId: texts.missing }),
    }),
  });
}
