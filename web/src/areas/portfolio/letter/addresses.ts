export const LETTER_LIST = '/portfolio/cl/list';
export const LETTER_FORM = '/portfolio/cl/form';
export const letterOf = (letterId: string): string => `${LETTER_FORM}/${letterId}`;
export const correctionOf = (letterId: string): string => `/portfolio/cl/correction/form/${letterId}`;
