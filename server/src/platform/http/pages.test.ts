import type { PortalInfo } from '@naru/contract/areas/settings.ts';
import { describe, expect, it } from 'vitest';

import { ACCENT_COLOUR } from '../settings/portal-settings.ts';
import { fillPage } from './pages.ts';

const PAGE = `<html data-read="{{read}}"><head><!--look--><title>{{title}}</title><meta name="description" content="{{description}}">
<script type="application/json" id="portal" nonce="{{nonce}}">{{portal}}</script><!--accent--><!--preloads--></head><body nonce="{{nonce}}"></body></html>`;

const portalOf = (ko: string, accentColour: string = ACCENT_COLOUR.defaultValue): PortalInfo => ({
  universityNm: { ko, en: 'Garam University' },
  logo: null,
  accentColour,
  helpDesk: { ko: '도움', en: 'Help' },
  sso: false,
  demo: true,
  mail: false,
});
const fill = (portal: PortalInfo, preloads: string[] = []): string =>
  fillPage(PAGE, { nonce: 'bm9uY2U=', portal, preloads });
const portalIn = (page: string): unknown => JSON.parse(/id="portal"[^>]*>([^<]*)<\/script>/.exec(page)?.[1] ?? '');

const NAMES = [
  '가람대학교',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--',
  '&amp; & &lt;',
  "$& $` $' $1 $$",
  '{{portal}} {{nonce}} {{description}}',
  '<!--preloads--> <!--accent-->',
  '한글 👩‍👩‍👧‍👦 \u2028 \u2029',
];

describe('the page', () => {
  it.each(NAMES)('of a university called %j shows that name, and nothing runs', (name) => {
    const portal = portalOf(name);
    const page = fill(portal, ['assets/a-1.js', 'assets/b-2.css']);
    expect(portalIn(page)).toEqual(portal);
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
    expect(title).not.toMatch(/[<>"]/);
    const read = title
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(read).toBe(`나루 - ${name}`);
    expect(/content="([^"]*)"/.exec(page)?.[1]).toBe(`${title.slice('나루 - '.length)} 경력·학습 포털`);
    // The one script of the page, and no other element but its own.
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<img');
    expect(page.match(/<link /g)).toHaveLength(2);
  });

  it('carries the first read of its screen, escaped for its place', () => {
    const read = '/view/cdp/a?b=1&c="><script>';
    const page = fillPage(PAGE, { nonce: 'bm9uY2U=', portal: portalOf('가람대학교'), preloads: [], read });
    expect(page).toContain('<html data-read="/view/cdp/a?b=1&amp;c=&quot;&gt;&lt;script&gt;">');
    expect(fill(portalOf('가람대학교'))).toContain('<html data-read="">');
  });

  it('carries the first look of its screen, for the script of the page', () => {
    const look = 'var naruLooks={firstLook:1}';
    const page = fillPage(PAGE, { nonce: 'bm9uY2U=', portal: portalOf('가람대학교'), preloads: [], look });
    expect(page).toContain(`<script nonce="bm9uY2U=">${look};window.naruLook=naruLooks.firstLook</script>`);
    expect(fill(portalOf('가람대학교')).match(/<script/g)).toHaveLength(1);
  });

  it('has a side of its own for readers without a script, where an address has one', () => {
    const page = '<title>{{title}}</title><!--card--><noscript><!--plain--></noscript>';
    const plain = {
      status: 410,
      title: '<배지>',
      tags: '<meta property="og:title" content="배지">',
      body: '<p>취소</p>',
    };
    const parts = { nonce: 'bm9uY2U=', portal: portalOf('가람대학교'), preloads: [] };
    const filled = fillPage(page, { ...parts, plain });
    expect(filled).toContain(`<title>&lt;배지&gt;</title>${plain.tags}<noscript><style nonce="bm9uY2U=">`);
    expect(filled).toContain('</style><p>취소</p></noscript>');
    expect(fillPage(page, parts)).toContain('Please turn on JavaScript');
  });

  it('carries one nonce wherever it asks for it', () => {
    const page = fill(portalOf('가람대학교'), ['assets/a-1.js']);
    expect(page.match(/nonce="bm9uY2U="/g)).toHaveLength(3);
    expect(page).not.toContain('{{');
  });

  it('has the university’s own colour where it has one', () => {
    expect(fill(portalOf('가람대학교'))).not.toContain('<style');
    expect(fill(portalOf('가람대학교', '#8A1538'))).toContain('<style nonce="bm9uY2U=">');
  });
});
