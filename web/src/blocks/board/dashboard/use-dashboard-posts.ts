import { board } from '@naru/contract/areas/board.ts';

import { useCall } from '../../../platform/query/use-call.ts';

/** One call for both widgets, whichever of them is shown. */
export function useDashboardPosts(label: string) {
  return useCall(board.readDashboardPosts, {}, { label });
}
