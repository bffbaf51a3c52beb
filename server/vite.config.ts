import path from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const HERE = import.meta.dirname;

/** The portal as `npm start` runs it: our modules and the packages of which we use a part, in a few files (decision 012). */
export default defineConfig({
  root: HERE,
  plugins: [keepPlaces(), escapeText()],
  ssr: { noExternal: ['zod', 'kysely'] },
  build: {
    ssr: '../scripts/lib/serve-portal.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'portal.mjs',
        chunkFileNames: '[name]-[hash:7].mjs',
        // Lines and names stay, because people read the stack of an error in the log.
        comments: false,
      },
    },
  },
});

/** A module that looks for a file beside itself finds it beside its source. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
      handler: (code, id) => {
        const place = path.relative(path.join(HERE, 'dist'), id).replaceAll(path.sep, '/');
        return code
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(place)}`)})`,
          );
      },
    },
  };
}

/** V8 keeps the source of a module at two bytes a letter as soon as one letter of it is not ASCII. */
function escapeText(): Plugin {
  return {
    name: 'escape-text',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replaceAll(
          /[\u0080-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}
