import { listBlocks } from '@naru/contract/areas/portfolio/page-blocks.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { builderTexts } from './texts.ts';
import type { Builder, Selection } from './use-builder.ts';

/** Says that something cannot be saved as it is, and leads to it. */
export function ProblemNotice({ builder }: { readonly builder: Builder }) {
  const texts = useTexts(builderTexts).problems;
  const { problemPaths, problemAt, edit } = builder;
  const [first] = problemPaths;
  if (first === undefined) return null;
  const place = findPlace(builder, first);
  return (
    <Notice
      tone="amber"
      live="polite"
      title={texts.title(problemPaths.length)}
      action={place && <Button onClick={() => edit(place)}>{texts.go}</Button>}
    >
      {place ? texts.text : problemAt(first)}
    </Notice>
  );
}

/** Finds the part whose fields have the problem; undefined where it is the whole. */
function findPlace({ paper }: Builder, path: string): Selection | undefined {
  if (path.startsWith('head.')) return { part: 'head' };
  if (path === 'title' || path.startsWith('background.')) return { part: 'page' };
  const found = listBlocks(paper.content).find((placed) => path === placed.path || path.startsWith(`${placed.path}.`));
  if (found) return { part: 'block', id: found.block.blockId };
  const row = /^rowList\.(\d+)\./.exec(path)?.[1];
  const rowId = row === undefined ? undefined : paper.content.rowList[Number(row)]?.rowId;
  return rowId === undefined ? undefined : { part: 'row', id: rowId };
}
