import { buildServer, buildWeb } from './lib/build.ts';
import { requireNode } from './lib/root.ts';

requireNode();
buildWeb();
buildServer();
