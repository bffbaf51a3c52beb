import { home } from '@naru/contract/areas/home.ts';

import { useCall } from '../../platform/query/use-call.ts';

const STALE_MS = 60_000;

/** How many things the person has to do; undefined until it is known. The home has counted them already. */
export function useTodoCount({ isAtHome, mayAsk }: { readonly isAtHome: boolean; readonly mayAsk: boolean }) {
  const atHome = useCall(home.dashboard, {}, { enabled: false, select: ({ todoCount }) => todoCount });
  const elsewhere = useCall(
    home.listTodos,
    {},
    { enabled: mayAsk && !isAtHome, staleTime: STALE_MS, select: ({ todoList }) => todoList.length },
  );
  return isAtHome ? atHome.data : elsewhere.data;
}
