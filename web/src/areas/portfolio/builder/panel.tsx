import type { BlockKind, PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import { type FunctionComponent, useEffect, useRef } from 'react';

import { FactFields } from './fields/fact-fields.tsx';
import { FileFields } from './fields/file-fields.tsx';
import type { FieldsProps } from './fields/fields-props.ts';
import { GalleryFields } from './fields/gallery-fields.tsx';
import { HeadFields } from './fields/head-fields.tsx';
import { ImageFields } from './fields/image-fields.tsx';
import { PageFields } from './fields/page-fields.tsx';
import { PlainFields } from './fields/plain-fields.tsx';
import { ProjectFields } from './fields/project-fields.tsx';
import { RichFields } from './fields/rich-fields.tsx';
import { RowFields } from './fields/row-fields.tsx';
import { SkillFields } from './fields/skill-fields.tsx';
import { SourceFields } from './fields/source-fields.tsx';
import { TimelineFields } from './fields/timeline-fields.tsx';
import styles from './fields/fields.module.css';
import { findBlock } from './places.ts';
import { type Builder, pathOf } from './use-builder.ts';

const FIELDS: { readonly [Kind in BlockKind]: FunctionComponent<FieldsProps<Kind>> } = {
  HEADING: PlainFields,
  QUOTE: PlainFields,
  LINK: PlainFields,
  DIVIDER: PlainFields,
  TEXT: RichFields,
  IMAGE: ImageFields,
  GALLERY: GalleryFields,
  FILE: FileFields,
  VIDEO: FileFields,
  TIMELINE: TimelineFields,
  SKILL: SkillFields,
  PROJECT: ProjectFields,
  BADGE: FactFields,
  RECORD: FactFields,
  RESUME: SourceFields,
  CHART: SourceFields,
};

/** Fields of the part in hand; those of the page where none is. */
export function Panel({ builder }: { readonly builder: Builder }) {
  const { selection, paper, fieldTurn, focus, close } = builder;
  const part = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (fieldTurn === seen.current) return;
    seen.current = fieldTurn;
    const find = (kinds: string) => part.current?.querySelector<HTMLElement>(kinds);
    (
      find('input[type="text"], input[type="url"], textarea, [contenteditable="true"]') ?? find('input, button')
    )?.focus();
  }, [fieldTurn]);
  const found = selection?.part === 'block' ? findBlock(paper.content, selection.id) : undefined;
  const row = selection?.part === 'row' ? paper.content.rowList.find(({ rowId }) => rowId === selection.id) : undefined;
  const id = selection && 'id' in selection ? selection.id : (selection?.part ?? null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leads back to the canvas, from any field
    <div
      ref={part}
      className={styles.fields}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        close();
        focus(id);
      }}
    >
      {found ? (
        <BlockFields key={found.block.blockId} block={found.block} builder={builder} />
      ) : row ? (
        <RowFields key={row.rowId} row={row} builder={builder} />
      ) : selection?.part === 'head' ? (
        <HeadFields builder={builder} />
      ) : (
        <PageFields builder={builder} />
      )}
    </div>
  );
}

function BlockFields({ block, builder }: { readonly block: PortfolioBlock; readonly builder: Builder }) {
  const { blockId, kind } = block;
  const Fields = FIELDS[kind] as FunctionComponent<FieldsProps>; // of this very kind
  return (
    <Fields
      block={block}
      path={pathOf(builder, blockId)}
      builder={builder}
      set={(more, field) =>
        void builder.apply({ do: 'setBlock', blockId, more }, field === undefined ? undefined : `${blockId}.${field}`)
      }
    />
  );
}
