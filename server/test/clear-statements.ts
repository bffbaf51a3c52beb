/**
 * Once a run of the server tests: what an earlier run has sent to the database is no longer of interest.
 */
import { clearStatements } from './recorded-statements.ts';

export default clearStatements;
