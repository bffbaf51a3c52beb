import { expect, it } from 'vitest';

import { describeDevice } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome\u00a0· Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge\u00a0· Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari\u00a0· iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet\u00a0· Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Whale/4.0 Safari/537.36',
    'Whale\u00a0· Mac',
  ],
  ['curl/8.0', undefined],
  [null, undefined],
])('%s is %s', (agent, wanted) => expect(describeDevice(agent)).toBe(wanted));
