import { ownBadges } from '@naru/contract/areas/portfolio/badge.ts';
import { ID } from '@naru/contract/shared/id.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { OwnDetail } from './own-detail.tsx';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** One badge of the person’s own, beside the shelf. */
export function OwnSheet({ list }: { readonly list: UsedListState<never> }) {
  const texts = useTexts(badgeTexts).detail;
  const { say } = useBadgeWords();
  const id = list.open ?? '';
  const query = useCall(
    ownBadges.readOwnBadge,
    { params: { id } },
    { label: texts.screen, enabled: list.open !== null, staleTime: 0, alertMessage: null },
  );
  const badge = query.data?.badge;
  return (
    <RowSheet
      list={list}
      query={query}
      isUnreadable={list.open !== null && !ID.test(id)}
      title={badge ? say(badge.name) : texts.screen}
      words={texts}
      lines={6}
    >
      {badge && <OwnDetail key={badge.assertionId} badge={badge} />}
    </RowSheet>
  );
}
