import { useLocation, useParams } from '@tanstack/react-router';

import { type BoardPlace, findPlace } from './places.ts';

/** The board whose screen this is. @throws on a screen of no board: its route is wrong */
export function usePlace(): BoardPlace {
  const { pathname } = useLocation();
  const place = findPlace(pathname);
  if (!place) throw new Error(`No board lies at ${pathname}.`);
  return place;
}

/** The post of the address. */
export function usePostId(): string | undefined {
  const { id }: { id?: string } = useParams({ strict: false });
  return id;
}
