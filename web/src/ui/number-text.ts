/** Formats a number as people write it in a field, grouped by thousands. */
export function formatNumber(value: number | null, decimals: number): string {
  if (value === null || !Number.isFinite(value)) return '';
  // Both of the portal's languages group with commas and use a decimal point.
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}

/** Reads "1,200", "１２００" and " -3 "; null for anything else. */
export function parseNumber(text: string, decimals: number): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  if (!/^[-−]?\d+(\.\d+)?$/.test(plain)) return null;
  const value = Number(plain.replace('−', '-'));
  return Number(value.toFixed(decimals));
}
