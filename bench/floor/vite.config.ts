import { compressFiles } from '@naru/web/build/compress.ts';
import { pageShell } from '@naru/web/build/page-shell.ts';
import { makePretendardSubset } from '@naru/web/build/pretendard.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** Like web/vite.config.ts, without the parts for many screens. */
export default defineConfig(async (): Promise<UserConfig> => ({
  root: import.meta.dirname,
  publicDir: '../../web/public',
  plugins: [react(), pageShell(), compressFiles()],
  resolve: { alias: { 'pretendard-subset.woff2?url': `${await makePretendardSubset()}?url` } },
  html: { cspNonce: '{{nonce}}' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: /[\\/]node_modules[\\/]/ }] } },
    },
  },
}));
