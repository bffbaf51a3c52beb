import type { BlockKind, PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts } from '@naru/contract/areas/portfolio/page-facts.ts';
import { type FunctionComponent, memo } from 'react';

import { BadgeBody } from './badge-body.tsx';
import { ChartBody } from './chart-body.tsx';
import { EntriesBody } from './entries-body.tsx';
import { MediaBody } from './media-body.tsx';
import { ProjectBody } from './project-body.tsx';
import type { AddressOf } from './use-picture-addresses.ts';
import type { KnownFile } from './use-uploads.ts';
import { WordsBody } from './words-body.tsx';

export interface BodyProps<Block = PortfolioBlock> {
  readonly block: Block;
  readonly language: 'ko' | 'en';
  readonly facts: ShownFacts | undefined;
  readonly addressOf: AddressOf;
  /** Name and size of a file, as `fileId/fileSn`. */
  readonly fileOf: (name: string) => KnownFile | undefined;
}

const BODIES: { readonly [Kind in BlockKind]: FunctionComponent<BodyProps<Extract<PortfolioBlock, { kind: Kind }>>> } =
  {
    HEADING: WordsBody,
    TEXT: WordsBody,
    QUOTE: WordsBody,
    SKILL: WordsBody,
    DIVIDER: WordsBody,
    IMAGE: MediaBody,
    GALLERY: MediaBody,
    FILE: MediaBody,
    VIDEO: MediaBody,
    LINK: MediaBody,
    TIMELINE: EntriesBody,
    RECORD: EntriesBody,
    RESUME: EntriesBody,
    PROJECT: ProjectBody,
    BADGE: BadgeBody,
    CHART: ChartBody,
  };

/** A block on the canvas, close to how the page shows it. It is drawn again only when it changes. */
export const BlockBody = memo(function BlockBody(props: BodyProps) {
  const Body = BODIES[props.block.kind] as FunctionComponent<BodyProps>; // of this very kind
  return <Body {...props} />;
});
