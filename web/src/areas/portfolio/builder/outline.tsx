import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './builder.module.css';
import { KIND_ICONS } from './kinds.ts';
import { labelBlock } from './label-block.ts';
import { builderTexts } from './texts.ts';
import type { Builder } from './use-builder.ts';

/** Rows and blocks by their first words: a press leads there. */
export function Outline({ builder }: { readonly builder: Builder }) {
  const texts = useTexts(builderTexts);
  const { paper, selection, select, focus, problemPaths } = builder;
  const chosen = selection && 'id' in selection ? selection.id : selection?.part;
  return (
    <nav aria-label={texts.outline} className={styles.outline}>
      <button
        type="button"
        data-chosen={chosen === 'page' || chosen === undefined || undefined}
        onClick={() => select({ part: 'page' })}
      >
        {texts.look}
      </button>
      <button
        type="button"
        data-chosen={chosen === 'head' || undefined}
        onClick={() => {
          select({ part: 'head' });
          focus('head');
        }}
      >
        {texts.headPart}
      </button>
      <ol>
        {paper.content.rowList.map(({ rowId, cellList }, row) => (
          <li key={rowId}>
            <button
              type="button"
              className={styles.outlineRow}
              data-chosen={chosen === rowId || undefined}
              onClick={() => {
                select({ part: 'row', id: rowId });
                focus(rowId);
              }}
            >
              {texts.row(row + 1)}
            </button>
            <ul>
              {cellList.flatMap((blocks, cell) =>
                blocks.map((block, at) => (
                  <li key={block.blockId}>
                    <button
                      type="button"
                      data-chosen={chosen === block.blockId || undefined}
                      data-wrong={
                        problemPaths.some((path) => `${path}.`.startsWith(`rowList.${row}.cellList.${cell}.${at}.`)) ||
                        undefined
                      }
                      onClick={() => {
                        select({ part: 'block', id: block.blockId });
                        focus(block.blockId);
                      }}
                    >
                      <Icon of={KIND_ICONS[block.kind]} size={16} />
                      <span>{labelBlock(block) || texts.kinds[block.kind]}</span>
                    </button>
                  </li>
                )),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}
