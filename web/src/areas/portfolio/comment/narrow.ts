/** Below this width comments stand under the text, and the chosen one in a sheet. */
export const NARROW = '(max-width: 59.999rem)';
