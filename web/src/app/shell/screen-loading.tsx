import { Skeleton } from '../../ui/skeleton.tsx';

/** While a screen's code is on its way. */
export function ScreenLoading() {
  return <Skeleton shape="rows" count={4} />;
}
