import { joinFacts } from '../../../platform/format/facts.ts';

/** Names a browser in few words: "Chrome · Windows". Undefined for what nobody would recognise. */
export function describeDevice(agent: string | null): string | undefined {
  if (!agent) return undefined;
  const browser = find(agent, [
    ['Edg/', 'Edge'],
    ['Whale/', 'Whale'],
    ['SamsungBrowser/', 'Samsung Internet'],
    ['KAKAOTALK', 'KakaoTalk'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ]);
  const system = find(agent, [
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Windows', 'Windows'],
    ['Mac OS', 'Mac'],
    ['CrOS', 'ChromeOS'],
    ['Linux', 'Linux'],
  ]);
  return joinFacts([browser, system]) || undefined;
}

function find(agent: string, marks: readonly (readonly [mark: string, name: string])[]): string | undefined {
  return marks.find(([mark]) => agent.includes(mark))?.[1];
}
