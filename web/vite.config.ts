import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { compressFiles } from './build/compress.ts';
import { pageShell } from './build/page-shell.ts';
import { makePretendardSubset } from './build/pretendard.ts';
import { stubContractSchemas } from './build/contract-schemas.ts';

export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [stubContractSchemas(), react(), pageShell(), compressFiles()],
  resolve: { alias: { 'pretendard-subset.woff2': await makePretendardSubset() } },
  html: { cspNonce: '{{nonce}}' },
  build: {
    target: 'es2022',
    // Inlined files would need data: in the policy.
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { hmr: { overlay: false } },
}));
