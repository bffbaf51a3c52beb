import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';

import type { CallError } from '../../platform/http/call-error.ts';
import { useCall } from '../../platform/query/use-call.ts';
import type { DataStatus } from '../../ui/data-table.tsx';

export interface ListCall<C extends CallSpec> {
  readonly query: UseQueryResult<CallOutput<C>, CallError>;
  /** For the DataTable that shows it. */
  readonly status: DataStatus;
}

/**
 * Reads one page of a list. The rows before stay, dimmed, until the next ones are there, so that the page does not jump
 * and the focus stays on what was pressed; what fails is shown in place of the rows.
 */
export function useListCall<C extends CallSpec>(spec: C, input: CallInput<C>, label: string): ListCall<C> {
  const query = useCall(spec, input, { label, keepsPrevious: true });
  return { query, status: readListStatus(query) };
}

export function readListStatus(query: Pick<UseQueryResult, 'isError' | 'isPending' | 'isPlaceholderData'>): DataStatus {
  if (query.isError) return 'error';
  if (query.isPending) return 'loading';
  return query.isPlaceholderData ? 'stale' : 'ready';
}
