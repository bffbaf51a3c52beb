import 'react';

declare module 'react' {
  // Custom properties are part of CSS; React's types know only the named ones.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
