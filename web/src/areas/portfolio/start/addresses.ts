/** Addresses of a portfolio in the portal, which other rooms answer. */
export const PORTFOLIOS = '/portfolio/my';
export const NEW_PORTFOLIO = `${PORTFOLIOS}/new`;
export const editorOf = (id: string): string => `${PORTFOLIOS}/form/${id}`;
export const publishOf = (id: string): string => `${PORTFOLIOS}/publish/${id}`;
export const printOf = (id: string): string => `${PORTFOLIOS}/print/${id}`;
export const versionsOf = (id: string): string => `${PORTFOLIOS}/version/${id}`;
/** The page that others see. */
export const publicPageOf = (path: string): string => `/pt/${path}`;
