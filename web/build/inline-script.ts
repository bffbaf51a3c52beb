/** Bundles scripts that stand in the page itself. */
import { build, type Rolldown } from 'vite';

import { inlineClassNames, shortenClassName } from './class-names.ts';

export interface InlineScript {
  readonly file: string;
  /** The global that gets its exports. */
  readonly name?: string;
  readonly define?: Readonly<Record<string, string>>;
}

/** One script; the styles whose classes it names come with the app. */
export async function bundleInline({ file, name, define = {} }: InlineScript): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [inlineClassNames()],
    define,
    css: { modules: { generateScopedName: shortenClassName } },
    build: {
      write: false,
      target: 'es2022',
      // As a file of its own, which is left: otherwise the script would bring the styles.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: name ? 'strict' : false,
        // A look takes the shapes of an icon; the component made of them would bring React.
        treeshake: { manualPureFunctions: ['createReactComponent'] },
        output: { format: 'iife', ...(name && { name }) },
      },
    },
  })) as Rolldown.RolldownOutput; // one output, nothing watched
  const script = built.output.find((output) => output.type === 'chunk');
  if (!script) throw new Error(`Nothing came of ${file}.`);
  if (/<\/|<!--|<script/i.test(script.code)) throw new Error(`${file} would end its script early.`);
  return script.code.trim();
}
