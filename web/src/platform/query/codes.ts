import type { CodeItem } from '@naru/contract/areas/reference.ts';

export interface CodeQuery {
  readonly lclasCode?: string | undefined;
  readonly mlsfcCode?: string | undefined;
}

export interface CodeOption {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
}

/**
 * Converts codes to options of a select. The value is one class below the requested: without a class the class itself,
 * within a class the middle one, within a middle one the small one (docs/specification.md §7).
 */
export function toCodeOptions(codes: readonly CodeItem[], { lclasCode, mlsfcCode }: CodeQuery): readonly CodeOption[] {
  const valueOf = ({ lclasCode: large, mlsfcCode: middle, sclasCode: small }: CodeItem): string | null => {
    if (mlsfcCode) return small;
    return lclasCode ? middle : large;
  };
  return codes.map((code) => ({ label: code.codeNm, value: valueOf(code) ?? '', disabled: code.useAt === 'N' }));
}
