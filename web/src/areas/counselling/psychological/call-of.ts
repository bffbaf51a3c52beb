/** Returns the address that a phone dials. */
export const callOf = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
