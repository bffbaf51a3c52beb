/**
 * Loads a part and its stylesheets at once; Vite's own loader asks for the code after the
 * styles have come, in three times the bytes. Vite calls it with the part and the files that the part needs.
 */
import type { Plugin } from 'vite';

/** The name of Vite's own loader. */
const VITE_PRELOAD = '\0vite/preload-helper.js';

const CODE = `
const styles = new Map();
function loadStyle(file) {
  const href = '/' + file;
  if (!styles.has(href)) styles.set(href, document.querySelector('link[rel=stylesheet][href="' + href + '"]') ? undefined : addStyle(href));
  return styles.get(href);
}
function addStyle(href) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.nonce = document.querySelector('meta[property=csp-nonce]').nonce;
    link.onload = resolve;
    link.onerror = () => {
      styles.delete(href);
      link.remove();
      reject(new Error('No styles came from ' + href));
    };
    link.href = href;
    document.head.append(link);
  });
}
export async function __vitePreload(load, files = []) {
  const [part] = await Promise.all([load(), ...files.map(loadStyle)]);
  return part;
}
`;

export function loadStyles(): Plugin {
  return {
    name: 'naru:load-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === VITE_PRELOAD ? { code: CODE, moduleSideEffects: false } : undefined),
  };
}
