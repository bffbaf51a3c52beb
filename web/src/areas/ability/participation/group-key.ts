/** Groups of people as the address names them: `11000-2`, `11000-`, `-2`, and `-` for everybody. */
export interface GroupOf {
  readonly collegeCode: string | null;
  readonly grade: number | null;
}

export const groupKey = ({ collegeCode, grade }: GroupOf): string =>
  `${collegeCode ?? ''}-${grade === null ? '' : String(grade)}`;

/** Reads an address; what is no group is everybody. */
export function readGroup(key: string): { readonly collegeCode?: string; readonly grade?: number } {
  const [, college = '', grade = ''] = /^([^-]*)-([1-6]?)$/.exec(key) ?? [];
  return { ...(college !== '' && { collegeCode: college }), ...(grade !== '' && { grade: Number(grade) }) };
}
