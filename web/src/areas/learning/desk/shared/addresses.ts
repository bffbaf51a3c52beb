/** Where organising lies. */
export const PROGRAMME_LIST = '/lrn/programme/list';

export const newForm = '/lrn/programme/form';
export const formOf = (id: string): string => `/lrn/programme/form/${id}`;
/** The form of the next one, filled with an earlier one. */
export const copyOf = (id: string): string => `/lrn/programme/form?from=${id}`;
/** Where the attendance of a session is kept. */
export const attendanceOf = (sessionId: string): string => `/lrn/programme/attendance/${sessionId}`;
/** Completers of a programme, and what others lack. */
export const completersOf = (id: string): string => `/lrn/programme/completion/${id}`;
export const detailOf = (id: string): string => `/lrn/programme/detail/${id}`;
