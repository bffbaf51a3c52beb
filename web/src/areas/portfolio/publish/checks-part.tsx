import type { CheckWeight } from '@naru/contract/areas/portfolio/publish-checks.ts';
import type { Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';

import type { ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { editorOf } from '../start/addresses.ts';
import { groupFindings, ofWeight, type FindingGroup } from './findings.ts';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';

const WEIGHTS = ['STOPS', 'ASKS', 'TELLS'] as const satisfies readonly CheckWeight[];
const ICONS = { STOPS: IconAlertCircle, ASKS: IconHelpCircle, TELLS: IconPencil } as const;

/** Says what was found before publishing, each with its place and the way there. */
export function ChecksPart({ of, children }: { readonly of: Publishing; readonly children?: ReactNode }) {
  const texts = useTexts(publishTexts).checks;
  const format = useFormat();
  const { findingList, portfolioId } = of;
  const counts = { STOPS: texts.stops, ASKS: texts.asks, TELLS: texts.tells } as const;
  if (findingList.length === 0)
    return (
      <Section label={texts.title} title={texts.clean}>
        <p className={styles.clean}>
          <Icon of={IconCircleCheck} size={20} />
          {texts.cleanText}
        </p>
      </Section>
    );
  const groups = groupFindings(findingList);
  const parts = WEIGHTS.flatMap((weight) => {
    const count = ofWeight(findingList, weight).length;
    return count > 0 ? [counts[weight](format.number(count))] : [];
  });
  return (
    <Section label={texts.title} title={joinFacts(parts)}>
      <ul className={styles.findings} aria-label={texts.list}>
        {groups.map((group) => (
          <FindingItem key={`${group.check}${group.blockId ?? group.place}`} group={group} portfolioId={portfolioId} />
        ))}
      </ul>
      {children}
    </Section>
  );
}

function FindingItem({ group, portfolioId }: { readonly group: FindingGroup; readonly portfolioId: string }) {
  const texts = useTexts(publishTexts).checks;
  const { check, weight, place, blockId, texts: found } = group;
  const places: Readonly<Record<string, string>> = texts.places;
  const where = place === null || weight === 'TELLS' ? undefined : places[place];
  const block = blockId ?? (place === 'HEAD' ? 'head' : null);
  const to = `${editorOf(portfolioId)}${block === null ? '' : `?block=${block}`}`;
  return (
    <li className={styles.finding} data-weight={weight}>
      <Icon of={ICONS[weight]} size={20} />
      <div className={styles.findingWords}>
        <p>{joinFacts([where, texts.kinds[check]])}</p>
        {weight !== 'TELLS' && found.length > 0 && <p className={styles.found}>{found.join(', ')}</p>}
      </div>
      <AppLink to={to} className={styles.fix} aria-label={texts.fixOf(joinFacts([where, texts.kinds[check]]))}>
        {texts.fix}
      </AppLink>
    </li>
  );
}
