/**
 * Makes the load in its own process: one order on the command line, one line of figures on standard output.
 */
import autocannon from 'autocannon';

import type { LoadOrder } from './load.ts';

const order = JSON.parse(process.argv[2] ?? '') as LoadOrder; // written by load.ts
let connected = 0;
const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  // Each connection begins at its own request, and repeats it if requests belong to one person.
  setupClient: (client) => {
    const from = connected % order.requests.length;
    connected += 1;
    const turned = [...order.requests.slice(from), ...order.requests.slice(0, from)];
    client.setRequests(order.ownRequest ? turned.slice(0, 1) : turned);
  },
});
console.log(
  JSON.stringify({
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  }),
);
