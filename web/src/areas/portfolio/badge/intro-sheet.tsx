import { ownBadges } from '@naru/contract/areas/portfolio/badge.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { ID } from '@naru/contract/shared/id.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './badge.module.css';
import { BadgeChain } from './badge-chain.tsx';
import { BadgePicture } from '../credential/badge-picture.tsx';
import { ConditionSteps } from './condition-steps.tsx';
import type { BADGE_LIST } from './intro-list.ts';
import { ownBadgesRoute } from './routes.ts';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

type Badge = CallOutput<typeof ownBadges.readCatalogueBadge>['badge'];

/** One badge of the catalogue: all that it asks for, and the way before and after it. */
export function IntroSheet({ list }: { readonly list: ListOf<typeof BADGE_LIST> }) {
  const all = useTexts(badgeTexts);
  const { say } = useBadgeWords();
  const id = list.open ?? '';
  const query = useCall(
    ownBadges.readCatalogueBadge,
    { params: { id } },
    { label: all.detail.screen, enabled: list.open !== null, alertMessage: null },
  );
  const badge = query.data?.badge;
  return (
    <RowSheet
      list={list}
      query={query}
      isUnreadable={list.open !== null && !ID.test(id)}
      title={badge ? say(badge.name) : all.detail.screen}
      words={all.intro}
      lines={6}
    >
      {badge && <Described badge={badge} />}
    </RowSheet>
  );
}

function Described({ badge }: { readonly badge: Badge }) {
  const all = useTexts(badgeTexts);
  const texts = all.intro;
  const format = useFormat();
  const { say, competencyOf } = useBadgeWords();
  const { level, competencyCode, description, criteria, conditionList, assertionId, offer, validMonths } = badge;
  return (
    <div className={styles.detail}>
      <div className={styles.hero}>
        <BadgePicture badge={badge} size="large" />
        <p className={styles.quiet}>
          {joinFacts([all.levels[level], competencyCode !== null && competencyOf(competencyCode)])}
        </p>
      </div>
      {assertionId !== null && (
        <Notice
          title={texts.held}
          action={<AppLink to={addressOf(ownBadgesRoute, { search: { open: assertionId } })}>{texts.openOwn}</AppLink>}
        />
      )}
      <p className={styles.written}>{say(description)}</p>
      <Section title={texts.criteria} size="small" headingLevel={3}>
        <p className={styles.written}>{say(criteria)}</p>
        <ConditionSteps steps={conditionList} />
      </Section>
      {offer && (
        <Section title={texts.offer} size="small" headingLevel={3}>
          <p>
            <AppLink to={offer.path}>{texts.offerUntil(offer.title, format.day(offer.until))}</AppLink>
          </p>
        </Section>
      )}
      <BadgeChain title={texts.needed} badges={badge.neededList} />
      <BadgeChain title={texts.next} badges={badge.nextList} />
      <DefinitionList
        items={[
          {
            term: texts.validity,
            value: validMonths === null ? texts.forever : texts.months(format.number(validMonths)),
          },
          ...badge.alignmentList.map(({ name, framework, code }) => ({
            id: `${framework} ${code} ${name}`,
            term: texts.alignment,
            value: joinFacts([framework, code, name]),
          })),
        ]}
      />
    </div>
  );
}
