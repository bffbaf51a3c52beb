// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { tidyPasted } from './rich-text-paste.ts';

const tidy = (html: string): string =>
  tidyPasted(html)
    .html.replaceAll(/\s*\n\s*/g, '')
    .trim();

/** As Word copies it, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8">
<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=KO style='tab-interval:40.0pt'>
<!--StartFragment--><h1 style='mso-style-name:"제목 1"'>성과<o:p></o:p></h1><h2>2026년</h2>
<p class=MsoNormal style='margin:0cm'><span lang=EN-US style='font-weight:bold'>굵게</span> 보통<img src="file:///C:/clip_image001.png" style="width:10px"></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td style='width:1cm'><p class=MsoNormal>항목</p></td><td><p>수량</p></td></tr>
<tr><td><p>기사</p></td><td><p>12</p><p>건</p></td></tr><tr><td></td><td></td></tr></table><!--EndFragment--></body></html>`;

test('a text that Word copied keeps its headings, its marks and the rows of its tables', () => {
  expect(tidy(WORD).replaceAll(/ (?:class|lang|data-style)="[^"]*"/g, '')).toBe(
    '<h2>성과</h2><h3>2026년</h3><p><span><strong>굵게</strong></span> 보통</p><p>항목 | 수량</p><p>기사 | 12 건</p>',
  );
  expect(tidyPasted(WORD).droppedPictures).toBe(1);
});

test('no style is left that the page would refuse, wherever it stands', () => {
  expect(tidy('<p STYLE="color:red" title="style=1">가</p><style>p{}</style>')).not.toMatch(
    /\sstyle=["']?color|<style/i,
  );
});

test('pictures of the portal and headings below the first level stay as they are', () => {
  const own = '<h2>제목</h2><img data-file="a/1" alt="바다"><h5>작게</h5>';
  expect(tidyPasted(own)).toEqual({
    html: '<h2>제목</h2><img data-file="a/1" alt="바다"><h4>작게</h4>',
    droppedPictures: 0,
  });
});
