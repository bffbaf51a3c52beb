/**
 * The page before any script has run: the language, the look, the first reads, the frame of the shell and the first
 * look of the screen, so that nothing jumps.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { bundleInline } from './inline-script.ts';

const BOOT = path.join(import.meta.dirname, 'boot.ts');
const SCRIPT = /<script type="module"([^>]*) src="(\/assets\/[^"]+)"><\/script>/g;

export function pageShell(): Plugin {
  return {
    name: 'naru:page-shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
        const boot = await bundleInline({ file: BOOT, define: { PAGE_FONT: JSON.stringify(font ? `/${font}` : '') } });
        const style = readFileSync(path.join(import.meta.dirname, 'shell.css'), 'utf8');
        return (
          startLater(html)
            .replace('<!--boot-->', () => `<!--look--><script nonce="{{nonce}}">${boot}</script>`)
            // After the styles of the app, so that a screen's own come last, as they do when it loads later.
            .replace('<!--preloads-->', '')
            .replace('</head>', '  <!--preloads-->\n  </head>')
            .replace('<!--style-->', () => `<style nonce="{{nonce}}">${squeeze(style)}</style>`)
        );
      },
    },
  };
}

/**
 * The app's scripts are fetched at once, but compiled and run when the first look of the screen is painted, and those of
 * the screen are fetched only then: either keeps the processor busy for longer than the answers take.
 */
function startLater(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, , file]) => file);
  // A server of the sources has none.
  if (scripts.length === 0) return html;
  // As elements: a file that does not come is told as any other, and is no error of a script.
  const add = `Object.assign(document.createElement('script'),{type:'module',crossOrigin:'',async:false,src})`;
  const link = `for(const one of document.querySelectorAll('link[data-rel]'))one.rel=one.dataset.rel`;
  const run = `for(const src of ${JSON.stringify(scripts)})document.head.append(${add})`;
  const start = `await window.naruEarly?.drawn;${link};${run}`;
  return html
    .replaceAll(SCRIPT, '<link rel="preload" as="script"$1 href="$2">')
    .replace('</head>', () => `  <script type="module" nonce="{{nonce}}">${start}</script>\n  </head>`);
}

function squeeze(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
