/**
 * Uploads one file in its own process, so that reading and sending it costs the portal nothing. One order on the
 * command line, the envelope's output on standard output.
 */
import { openAsBlob } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { UploadOrder } from './uploads.ts';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const order = JSON.parse(process.argv[2] ?? '') as UploadOrder; // written by uploads.ts
const body = new FormData();
body.append('files', await openAsBlob(order.file), path.basename(order.file));
const response = await fetch(order.url, { method: 'POST', headers: order.headers, body });
const text = await response.text();
if (!response.ok) throw new Error(`${order.url} answered ${response.status}: ${text}`);
console.log(JSON.stringify((JSON.parse(text) as { output: unknown }).output)); // the envelope of our own server
