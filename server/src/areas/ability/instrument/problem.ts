/** Problems of an instrument's file: where each stands, and the facts that its sentence needs. */

export type ProblemCode =
  // The file
  | 'NOT_JSON'
  | 'NOT_AN_OBJECT'
  | 'UNKNOWN_FORMAT'
  | 'UNKNOWN_FIELD'
  // Single values
  | 'MISSING'
  | 'MISSING_KOREAN'
  | 'MISSING_ENGLISH'
  | 'WRONG_TYPE'
  | 'UNKNOWN_VALUE'
  | 'UNKNOWN_FORMULA'
  | 'BAD_CODE'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'TOO_FEW'
  | 'TOO_BIG'
  | 'TOO_SMALL'
  | 'HTML'
  | 'CONTROL'
  | 'CLINICAL'
  // How parts belong together
  | 'DUPLICATE_CODE'
  | 'DUPLICATE_PART'
  | 'UNKNOWN_RESPONSES'
  | 'UNKNOWN_ITEM'
  | 'UNKNOWN_SCALE'
  | 'EQUAL_VALUES'
  | 'NO_PARTS'
  | 'FORMULA_CYCLE'
  | 'PARENT_CYCLE'
  | 'TOO_TANGLED'
  | 'UNUSED_WEIGHT'
  | 'ZERO_WEIGHT'
  | 'UNUSED_ITEM'
  | 'LEVELS'
  | 'CUTS'
  | 'RADAR'
  | 'COMPETENCY_TWICE'
  // Against what is kept already
  | 'OTHER_TEST'
  | 'OTHER_FAMILY'
  | 'DUPLICATE_VERSION'
  | 'UNKNOWN_VERSION'
  | 'UNKNOWN_THERE'
  | 'UNKNOWN_MENU'
  | 'UNKNOWN_DUTY';

export type Path = readonly (string | number)[];

export interface Problem {
  readonly code: ProblemCode;
  readonly path: Path;
  /** The thing that its sentence names: a code, a bound, a round of scales. */
  readonly about?: string;
}

export const problem = (code: ProblemCode, path: Path, about?: string | number): Problem =>
  about === undefined ? { code, path } : { code, path, about: String(about) };
