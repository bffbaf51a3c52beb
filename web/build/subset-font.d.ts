declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default?: number } | number>
    >;
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
  }

  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
