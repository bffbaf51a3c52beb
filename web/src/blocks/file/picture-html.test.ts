import { expect, test } from 'vitest';

import { picturesIn, withAddresses } from './picture-html.ts';

const GROUP = '0190b2c4-0000-7000-8000-000000000000';
const html = `<p>길</p><img data-file="${GROUP}/1" alt="약도" /><img data-file="${GROUP}/2" alt="" /><img data-file="${GROUP}/1" alt="" />`;

test('each picture is asked for once', () => {
  expect(picturesIn(html)).toEqual([`${GROUP}/1`, `${GROUP}/2`]);
  expect(picturesIn('<p>data-file="x/1"</p>')).toEqual([]);
});

test('those that may be seen get their address, the others keep their description', () => {
  const picture = { fileId: GROUP, fileSn: 2, address: '/api/file/picture/x?a=1&b=2', width: 640, height: 480 };
  expect(withAddresses(html, [picture])).toBe(
    html.replace(
      `data-file="${GROUP}/2"`,
      `data-file="${GROUP}/2" src="/api/file/picture/x?a=1&amp;b=2" width="640" height="480"`,
    ),
  );
});
