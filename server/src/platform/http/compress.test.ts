import { gunzipSync } from 'node:zlib';

import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { compressAnswer } from './compress.ts';

const LONG = JSON.stringify({ rows: Array.from({ length: 200 }, (_, n) => ({ name: `학생 ${n}`, grade: 3 })) });
const app = Fastify();
app.get('/long', (request, reply) => compressAnswer(LONG, { request, reply }));
const textOf = (number: string): string => `{"rows":"${`${number}번 학생 `.repeat(Number(number) ** 2 * 40)}"}`;
app.get<{ Params: { number: string } }>('/own/:number', (request, reply) =>
  compressAnswer(textOf(request.params.number), { request, reply }),
);
app.get('/short', (request, reply) => compressAnswer('{}', { request, reply }));
afterAll(() => app.close());

const read = (url: string, accepted?: string) =>
  app.inject({ method: 'GET', url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('the answer of a read', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', ' GZIP '])(
    'is compressed for %j',
    async (way) => {
      const { headers, rawPayload } = await read('/long', way);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(rawPayload.length).toBeLessThan(LONG.length / 4);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(gunzipSync(rawPayload).toString('utf8')).toBe(LONG);
    },
  );

  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br', 'xgzip'])(
    'stays as it is for %j',
    async (way) => {
      const { headers, payload } = await read('/long', way);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['vary']).toBe('accept-encoding');
      expect(payload).toBe(LONG);
    },
  );

  it('stays as it is where it is short', async () => {
    const { headers, payload } = await read('/short', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toBe('{}');
  });

  it('is its own where many are asked for at once, of all lengths, again and again', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => String(n + 5));
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(numbers.map((number) => read(`/own/${number}`, 'gzip')));
      expect(answers.map(({ rawPayload }) => gunzipSync(rawPayload).toString('utf8'))).toEqual(numbers.map(textOf));
    }
  });
});
