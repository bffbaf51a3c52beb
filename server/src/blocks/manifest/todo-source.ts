/**
 * How an area brings what a person has to do next (docs/specification.md §7, Home): a source asks the database and
 * nothing else. The home area lists the sources and shows the most urgent of all.
 */
import type { Todo } from '@naru/contract/areas/home.ts';

import type { CallContext } from '../../platform/http/serve.ts';

export interface BroughtTodo extends Todo {
  /** Comes after everything else, and is lit only where there is nothing else. */
  readonly canWait?: boolean;
}

export type TodoSource = (ctx: CallContext) => Promise<BroughtTodo[]>;
