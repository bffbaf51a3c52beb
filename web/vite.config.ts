import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

import { groupChunks } from './build/chunk-groups.ts';
import { inlineClassNames, shortenClassName } from './build/class-names.ts';
import { compressFiles } from './build/compress.ts';
import { loadStyles } from './build/load-styles.ts';
import { pageShell } from './build/page-shell.ts';
import { makePretendardSubset } from './build/pretendard.ts';
import { writeRouteChunks } from './build/route-chunks.ts';
import { stubContractSchemas } from './build/contract-schemas.ts';

export default defineConfig(async (): Promise<UserConfig> => ({
  root: import.meta.dirname,
  plugins: [
    stubContractSchemas(),
    inlineClassNames(),
    loadStyles(),
    react(),
    pageShell(),
    writeRouteChunks(),
    compressFiles(),
  ],
  resolve: {
    alias: {
      'pretendard-subset.woff2?url': `${await makePretendardSubset()}?url`,
      // The shim is for a React before 18; this is the same package's file for ours.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { modules: { generateScopedName: shortenClassName } },
  html: { cspNonce: '{{nonce}}' },
  build: {
    target: 'es2022',
    // Inlined files would need data: in the policy.
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: {
      polyfill: false,
      // A list of all files of all screens would stand in the first screen's own code and grow with each area: a screen's
      // scripts are told by the server on the first page, and found by the screen itself after that.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Class names, and other words that are declared once, where they are used.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: groupChunks(),
        // The bundler names a shared chunk after all that share it, and every list of files to load would carry that,
        // and the hashes, which seven letters long still tell thousands of files apart.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.split('~')[0]?.replace(/\.\w+$/, '') ?? 'file'}-[hash:7][extname]`,
      },
    },
  },
  server: { hmr: { overlay: false } },
}));
