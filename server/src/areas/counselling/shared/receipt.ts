const LENGTH = 6;

/** Returns the number by which people name a confidential case without saying whose it is. Pure. */
export const receiptOf = (id: string): string => id.slice(-LENGTH).toUpperCase();
