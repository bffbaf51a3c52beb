// The package types only its barrel, which reads 6,000 files; this types one file per icon.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { FunctionComponent, SVGProps } from 'react';

  /** The shapes that it consists of. */
  export const __iconNode: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
  const icon: FunctionComponent<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: string | number; stroke?: string | number }
  >;
  export default icon;
}
