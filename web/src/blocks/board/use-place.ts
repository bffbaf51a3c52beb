import { useMatch, useParams } from '@tanstack/react-router';

import { type BoardPlace, findPlace } from './places.ts';

/** The board whose screen this is. @throws on a screen of no board: its route is wrong */
export function usePlace(): BoardPlace {
  // The screen's own address: the location is the next one's already while this one is being left.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const place = findPlace(pathname);
  if (!place) throw new Error(`No board lies at ${pathname}.`);
  return place;
}

/** The post of the address. */
export function usePostId(): string | undefined {
  const { id }: { id?: string } = useParams({ strict: false });
  return id;
}
