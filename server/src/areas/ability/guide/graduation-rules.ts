/** Which page of the ERP a student opens. */

const UNIV_CODES = ['1', '2'] as const;
export type UnivCode = (typeof UNIV_CODES)[number];

/** Narrows the code of a student's register; null for any other, and for none. */
export const readUnivCode = (code: string | null): UnivCode | null => UNIV_CODES.find((one) => one === code) ?? null;

/** Fills a student's number into an address; null where the university has set none. */
export function fillAddress(template: string, studentNumber: string | null): string | null {
  if (template === '') return null;
  return template.replaceAll('{studentNo}', encodeURIComponent(studentNumber ?? ''));
}
