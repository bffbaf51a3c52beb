import { findTokens, type Tokens } from '@naru/contract/areas/portfolio/page-themes.ts';
import { makeBlock } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { type CSSProperties, useMemo } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { newItemId } from '../resume/new-item-id.ts';
import { AddRow } from './add-row.tsx';
import { BeginPart } from './begin-part.tsx';
import { DragArea } from './drag-area.tsx';
import { DropLine } from './drop-line.tsx';
import { HeadView } from './head-view.tsx';
import page from './page.module.css';
import { findBlock } from './places.ts';
import { RowView } from './row-view.tsx';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';
import type { Builder } from './use-builder.ts';
import { picturesAmong } from './use-uploads.ts';

interface CanvasProps {
  readonly builder: Builder;
  readonly actions: Actions;
}

/** The portfolio as it is built, close to how the page shows it. */
export function Canvas({ builder, actions }: CanvasProps) {
  const texts = useTexts(builderTexts);
  const { paper, uploads, apply, edit, readNow } = builder;
  const { rowList, background } = paper.content;
  const look = useMemo(() => writeLook(background), [background]);
  const takePictures = (files: readonly File[]): void => {
    for (const file of files) {
      const block = makeBlock('IMAGE', newItemId());
      const outcome = apply(nextPlace(builder, block));
      if (outcome.code !== 'addBlock') return;
      edit({ part: 'block', id: block.blockId });
      const done = (sent: { fileId: string; fileSn: number }): void =>
        void apply({
          do: 'setBlock',
          blockId: block.blockId,
          more: { picture: { ...sent, altText: '', isDecorative: false } },
        });
      uploads.start(block.blockId, file, { use: 'PICTURE', done });
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fields do the same by a press
    <section
      className={page.page}
      style={look}
      lang={paper.language}
      data-look={background.kind === 'COLOR' ? 'COLOR' : background.theme}
      aria-label={texts.canvas}
      onPaste={(event) => {
        const files = picturesAmong(event.clipboardData.files);
        if (files.length === 0) return;
        event.preventDefault();
        takePictures(files);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        takePictures(picturesAmong(event.dataTransfer.files));
      }}
    >
      <DragArea
        builder={builder}
        labelOf={(id) => {
          const found = findBlock(readNow().content, id);
          if (found) return texts.kinds[found.block.kind];
          return texts.row(rowList.findIndex(({ rowId }) => rowId === id) + 1);
        }}
      >
        <HeadView builder={builder} />
        {rowList.map((row, at) => (
          <RowView key={row.rowId} row={row} at={at} builder={builder} actions={actions} />
        ))}
        <DropLine mark={`row:${rowList.length}`} />
      </DragArea>
      {rowList.length === 0 ? <BeginPart actions={actions} /> : <AddRow actions={actions} />}
    </section>
  );
}

/** Puts a block below the one in hand, or into a row of its own. */
function nextPlace({ selection, readNow }: Builder, block: ReturnType<typeof makeBlock>) {
  const { content } = readNow();
  const found = selection?.part === 'block' ? findBlock(content, selection.id) : undefined;
  if (found) return { do: 'addBlock' as const, block, place: { ...found.place, at: found.place.at + 1 } };
  return { do: 'addBlockInRow' as const, block, at: content.rowList.length };
}

function writeLook(background: PortfolioContent['background']): CSSProperties {
  const tokens = findTokens(background.kind === 'COLOR' ? background.color.slice(1) : background.theme);
  return tokens ? colorsOf(tokens) : {};
}

const colorsOf = ({ head, ...tokens }: Tokens): CSSProperties => ({
  '--pt-paper': tokens.paper,
  '--pt-raised': tokens.raised,
  '--pt-ink': tokens.ink,
  '--pt-soft': tokens.soft,
  '--pt-line': tokens.line,
  '--pt-accent': tokens.accent,
  '--pt-solid': tokens.solid,
  '--pt-on-solid': tokens.onSolid,
  '--pt-on-solid-soft': tokens.onSolidSoft,
  '--pt-head': head.length === 1 ? head[0] : `linear-gradient(160deg, ${head.join(', ')})`,
  '--pt-on-head': tokens.onHead,
  '--pt-on-head-soft': tokens.onHeadSoft,
  colorScheme: tokens.scheme,
});
