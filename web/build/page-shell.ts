/**
 * The page before any script has run: the language, the look, the first reads and the frame of the shell, so that nothing jumps.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { transformWithOxc, type Plugin } from 'vite';

export function pageShell(): Plugin {
  return {
    name: 'naru:page-shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const boot = readFileSync(path.join(import.meta.dirname, 'boot.ts'), 'utf8');
        const style = readFileSync(path.join(import.meta.dirname, 'shell.css'), 'utf8');
        const { code } = await transformWithOxc(boot, 'boot.ts', { sourcemap: false });
        return (
          html
            .replace('<!--boot-->', () => `<script nonce="{{nonce}}">${squeeze(code)}</script>`)
            // After the styles of the app, so that a screen's own come last, as they do when it loads later.
            .replace('<!--preloads-->', '')
            .replace('</head>', '  <!--preloads-->\n  </head>')
            .replace('<!--style-->', () => `<style nonce="{{nonce}}">${squeeze(style)}</style>`)
        );
      },
    },
  };
}

function squeeze(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
