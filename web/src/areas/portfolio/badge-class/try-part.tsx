import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { badgeDeskTexts } from './texts.ts';

const NamesDialog = loadOnUse(async () => (await withTexts(import('./names-dialog.tsx'))).NamesDialog);

/** Counts who would get the badge now; their names are asked for with a reason. */
export function TryPart({ classId }: { readonly classId: string }) {
  const texts = useTexts(badgeDeskTexts).tryRule;
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const query = useCall(
    badgeClasses.tryRule,
    { params: { id: classId } },
    { enabled: isAsked, alertMessage: null, staleTime: 0 },
  );
  const found = query.data;
  const run = (): void => {
    if (isAsked) void query.refetch();
    else setIsAsked(true);
  };
  const checked = format.number(found?.checkedCount ?? 0);
  const count = found?.grantCount ?? 0;
  return (
    <Section title={texts.title} text={texts.text} size="small">
      <Stack>
        <div aria-live="polite">
          {found && <p>{count > 0 ? texts.result({ count: format.number(count), checked }) : texts.nobody(checked)}</p>}
          {query.error && !query.isFetching && <QueryError title={texts.failed} query={query} headingLevel={3} />}
        </div>
        <Row>
          <Button onClick={run} busy={query.isFetching} busyLabel={texts.running}>
            {texts.run}
          </Button>
          {found && count > 0 && (
            <Button variant="text" onClick={() => setIsNaming(true)}>
              {texts.names}
            </Button>
          )}
        </Row>
      </Stack>
      {isNaming && <NamesDialog classId={classId} onClose={() => setIsNaming(false)} />}
    </Section>
  );
}
