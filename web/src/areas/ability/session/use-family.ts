import { TEST_FAMILIES, type TestFamily } from '@naru/contract/areas/ability/words.ts';
import { useMatch } from '@tanstack/react-router';

/** Reads the family of tests from the address. */
export function useFamily(): TestFamily {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const family = TEST_FAMILIES.find((one) => pathname.startsWith(`/ability/test/${one}/`));
  if (!family) throw new Error(`No tests lie at ${pathname}.`);
  return family;
}
