// The package types only its barrel, and the barrel reads 6,000 files; one file an icon is typed here.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { FunctionComponent, SVGProps } from 'react';

  const icon: FunctionComponent<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: string | number; stroke?: string | number }
  >;
  export default icon;
}
