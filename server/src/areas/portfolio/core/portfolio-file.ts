/** The entity that files of portfolios hang on, by the portfolio’s id. */
export const PORTFOLIO_FILE = 'portfolio-file';
