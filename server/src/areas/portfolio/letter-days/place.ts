/** Addresses of letters and cards in the portal. */
export const LETTERS_PATH = '/portfolio/cl/list';
export const CARDS_PATH = `${LETTERS_PATH}?tab=experience`;

export const letterPath = (id: string): string => `/portfolio/cl/form/${id}`;
export const cardPath = (id: string): string => `${CARDS_PATH}&open=${id}`;
