import { mileageClaims, type ClaimItem } from '@naru/contract/areas/mileage/claims.ts';
import { useEffect, useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ExplanationList } from '../shared/explanation-list.tsx';
import { RuleWords } from '../shared/rule-words.tsx';
import type { WrittenDeed } from './claim-values.ts';
import styles from './claim.module.css';
import { claimTexts } from './texts.ts';

/** Says what the claim would bring while it is written, and by which rule. */
export function PreviewPart({
  deed,
  item,
}: {
  readonly deed: WrittenDeed | undefined;
  readonly item: ClaimItem | undefined;
}) {
  const texts = useTexts(claimTexts).preview;
  return (
    <Stack>
      <Section title={texts.title} headingLevel={2}>
        {deed ? <Points deed={deed} /> : <p className={styles.meta}>{texts.wait}</p>}
      </Section>
      {item && (
        <Section title={texts.rule} size="small" headingLevel={3}>
          <RuleWords rule={item.rule} />
        </Section>
      )}
    </Stack>
  );
}

function Points({ deed }: { readonly deed: WrittenDeed }) {
  const texts = useTexts(claimTexts).preview;
  const format = useFormat();
  const body = useRested(deed);
  const query = useCall(
    mileageClaims.previewClaim,
    { body },
    { label: texts.title, keepsPrevious: true, staleTime: 0 },
  );
  if (query.isError) return <QueryError title={texts.errorTitle} query={query} headingLevel={3} />;
  if (!query.data) return <Skeleton count={2} />;
  const { points, explanationList, refusal } = query.data;
  if (refusal !== null)
    return (
      <p aria-live="polite" className={styles.meta}>
        {refusal}
      </p>
    );
  return (
    <div aria-live="polite">
      <p className={styles.points}>{texts.points(format.number(points))}</p>
      <ExplanationList explanationList={explanationList} />
    </div>
  );
}

const REST_MS = 300;

/** Gives a deed once nobody has written on for a moment, so that not each figure is asked for. */
function useRested({ itemId, happenedOn, quantity }: WrittenDeed): WrittenDeed {
  const [rested, setRested] = useState({ itemId, happenedOn, quantity });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ itemId, happenedOn, quantity }), REST_MS);
    return () => clearTimeout(timer);
  }, [itemId, happenedOn, quantity]);
  return rested;
}
