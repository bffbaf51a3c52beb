/** Addresses that the ledger leads to. */
export const CLAIM_FORM = '/lrn/mile/hist/claim';
export const USES = '/lrn/mile/usereqst/list';

/** Builds the address of the form for a use. */
export const formOfUse = (purposeCode: string): string =>
  `/lrn/mile/usereqst/form?purpose=${encodeURIComponent(purposeCode)}`;
