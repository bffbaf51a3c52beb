import type { BlockKind, BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';

import type { Builder } from '../use-builder.ts';

export interface FieldsProps<Kind extends BlockKind = BlockKind> {
  readonly block: BlockOf<Kind>;
  /** Where it stands, as errors name it. */
  readonly path: string;
  readonly builder: Builder;
  /** @param field names the field where somebody types: what is typed without a pause is undone in one step */
  readonly set: (more: Partial<BlockOf<Kind>>, field?: string) => void;
}
