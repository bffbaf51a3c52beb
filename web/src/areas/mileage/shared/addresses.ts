/** The address of the ledger, to which pages about its lines lead back. */
export const LEDGER = '/lrn/mile/hist/list';
