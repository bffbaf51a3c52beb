/** Space between parts, in pixels: the steps of the scale. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48;
