/**
 * The page's policy allows no code from text. zod tries that once for speed and the browser reports it, so it is told
 * before the first schema is made: import this before a contract file with `?schema`.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } }; // zod's own name, documented for this
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
