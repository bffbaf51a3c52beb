import { CounsellingWidget } from '../../../../blocks/counselling/summary/counselling-widget.tsx';
import type { WidgetProps } from '../widgets.ts';

/** The person's counselling, from the side of the table that they are on. */
export function CounsellingPlace({ data }: WidgetProps) {
  return <CounsellingWidget isAtDesk={data.partList.includes('DESK')} />;
}
