import type { FunctionComponent, SVGProps } from 'react';

/** An icon of `@tabler/icons-react/dist/esm/icons/Icon….mjs`. */
export type IconShape = FunctionComponent<
  Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: string | number; stroke?: string | number }
>;

export interface IconProps {
  readonly of: IconShape;
  /** The edge in CSS pixels; grows with the person's font size. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Draws an icon in a uniform stroke; always decoration, because the text beside it carries the meaning. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return <Shape size={`${size / 16}rem`} stroke={1.75} aria-hidden className={className} />;
}
