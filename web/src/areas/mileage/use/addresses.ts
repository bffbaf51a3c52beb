/** Where uses of mileage lie. */
export const USE_LIST = '/lrn/mile/usereqst/list';
export const newUseOf = (purposeCode: string): string => `/lrn/mile/usereqst/form?purpose=${purposeCode}`;
export const formOf = (id: string): string => `/lrn/mile/usereqst/form/${id}`;
export const detailOf = (id: string): string => `/lrn/mile/usereqst/detail/${id}`;
/** Where a use that is a draft, or that was sent, is gone on with. */
export const pageOfUse = ({ useId, status }: { readonly useId: string; readonly status: string }): string =>
  status === 'TEMP' ? formOf(useId) : detailOf(useId);
