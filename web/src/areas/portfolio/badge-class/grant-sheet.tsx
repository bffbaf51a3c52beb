import { badgeGrants } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { useState } from 'react';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { GrantFacts } from './grant-facts.tsx';
import type { GRANT_LIST } from './grant-list.ts';
import { useBadgeWords } from './use-badge-words.ts';

const RevokeDialog = loadOnUse(async () => (await withTexts(import('./revoke-dialog.tsx'))).RevokeDialog);

/** One badge of somebody, beside the list or over it; the address names it. */
export function GrantSheet({ list }: { readonly list: ListOf<typeof GRANT_LIST> }) {
  const words = useBadgeWords();
  const texts = words.texts.grants;
  const [isRevoking, setIsRevoking] = useState(false);
  const query = useCall(
    badgeGrants.readGrant,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const grant = query.data?.grant;
  const close = (): void => setIsRevoking(false);
  const footer = grant?.canRevoke === true && (
    <Button variant="danger-text" onClick={() => setIsRevoking(true)}>
      {texts.revoke}
    </Button>
  );
  return (
    <>
      <RowSheet
        list={list}
        query={query}
        title={grant ? words.nameOf(grant.achievement.name) : texts.detailTitle}
        words={texts}
        lines={8}
        footer={footer || undefined}
      >
        {grant && <GrantFacts grant={grant} words={words} />}
      </RowSheet>
      {isRevoking && grant && <RevokeDialog badges={[grant]} onClose={close} onDone={close} />}
    </>
  );
}
