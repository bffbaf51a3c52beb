import { buildWeb } from './lib/build-web.ts';
import { requireNode } from './lib/root.ts';

requireNode();
await buildWeb();
