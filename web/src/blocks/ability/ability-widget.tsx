import { testResults } from '@naru/contract/areas/ability/result.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RadarChart } from '../../ui/radar-chart.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { QueryError } from '../query/query-error.tsx';
import { findMain, fitsRadar, MOST_POINTS, shownPoints } from './findings.ts';
import { abilityTexts } from './texts.ts';
import { useFindingWords } from './use-finding-words.ts';

type Profile = NonNullable<CallOutput<typeof testResults.readProfile>['profile']>;

const STALE_MS = 60_000;
const HEIGHT = 240;
const TESTS = '/ability/test/01/list';

/** Shows the picture of one's latest result and what changed, as docs/specification.md, Results, has it on the home. */
export function AbilityWidget() {
  const texts = useTexts(abilityTexts);
  const query = useCall(testResults.readProfile, {}, { label: texts.label, staleTime: STALE_MS });
  if (query.isError) return <QueryError title={texts.failed} query={query} />;
  if (!query.data) {
    return (
      <Section title={texts.label}>
        <Skeleton shape="block" height={HEIGHT} />
      </Section>
    );
  }
  const { profile } = query.data;
  return profile ? <ProfilePicture profile={profile} /> : <NothingTaken />;
}

function NothingTaken() {
  const texts = useTexts(abilityTexts);
  return (
    <Section label={texts.label} title={texts.noResult} text={texts.noResultText}>
      <div>
        <ButtonLink as={(slot) => <AppLink to={TESTS} {...slot} />}>{texts.take}</ButtonLink>
      </div>
    </Section>
  );
}

function ProfilePicture({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(abilityTexts);
  const format = useFormat();
  const finding = useFindingWords()(findMain(profile.scaleList));
  const { family, testNm, scoredAt, beforeAt, isDoubtful, kind, scaleList } = profile;
  const day = format.day(scoredAt, { hasWeekday: false });
  const shared = { finding, hideFinding: true, measure: joinFacts([testNm, texts.measure]), table: useTable(profile) };
  return (
    <Section
      label={texts.label}
      title={finding}
      text={joinFacts([texts.taken(day), isDoubtful && texts.doubtful])}
      linkLabel={texts.see}
      link={(slot) => <AppLink to={`/ability/my/tab${family}`} {...slot} />}
    >
      {kind === 'RADAR' && fitsRadar(scaleList) ? (
        <RadarChart
          {...shared}
          height={HEIGHT}
          axes={scaleList.map(({ name, points, before }) => ({
            name,
            value: shownPoints(points ?? 0),
            ...(before !== null && { before: shownPoints(before) }),
          }))}
          labels={{
            now: texts.now(day),
            before: beforeAt === null ? texts.beforeColumn : texts.before(format.day(beforeAt, { hasWeekday: false })),
          }}
        />
      ) : (
        <BarChart
          {...shared}
          lying
          to={MOST_POINTS}
          categories={scaleList.map(({ name }) => name)}
          series={[{ name: texts.nowColumn, values: scaleList.map(({ points }) => points && shownPoints(points)) }]}
          formatValue={(value) => format.number(value)}
        />
      )}
    </Section>
  );
}

function useTable({ scaleList }: Profile) {
  const texts = useTexts(abilityTexts);
  const format = useFormat();
  const write = (points: number | null): string => (points === null ? '–' : format.number(shownPoints(points)));
  const hasBefore = scaleList.some(({ before }) => before !== null);
  return {
    columns: [texts.scale, texts.nowColumn, ...(hasBefore ? [texts.beforeColumn] : [])],
    rows: scaleList.map(({ name, points, before }) => [name, write(points), ...(hasBefore ? [write(before)] : [])]),
  };
}
