import { file as calls } from '@naru/contract/areas/file.ts';
import { listFiles } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { FileName, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { useMemo } from 'react';

import { useCall } from '../../../platform/query/use-call.ts';

const MINUTE_MS = 60_000;
/** An address is valid for five minutes. */
const AGAIN_MS = 4 * MINUTE_MS;
/** Pictures that one call answers for. */
const MOST = 100;

/** Gives the address of a picture; undefined for one that is not known yet, or gone. */
export type AddressOf = (file: FileName | null) => string | undefined;

export const nameOf = ({ fileId, fileSn }: FileName): string => `${fileId}/${fileSn}`;

/** Addresses of the pictures of a portfolio, valid for some minutes. */
export function usePictureAddresses(content: PortfolioContent): AddressOf {
  const names = [
    ...new Set(
      listFiles(content)
        .filter(({ use }) => use === 'PICTURE')
        .map(nameOf),
    ),
  ].toSorted();
  const first = useAddresses(names.slice(0, MOST));
  const second = useAddresses(names.slice(MOST, 2 * MOST));
  const third = useAddresses(names.slice(2 * MOST, 3 * MOST));
  return useMemo(() => {
    const all = new Map([...(first ?? []), ...(second ?? []), ...(third ?? [])]);
    return (file) => (file ? all.get(nameOf(file)) : undefined);
  }, [first, second, third]);
}

function useAddresses(file: readonly string[]): readonly (readonly [string, string])[] | undefined {
  const { data } = useCall(
    calls.pictureAddresses,
    { query: { file: [...file] } },
    { enabled: file.length > 0, staleTime: AGAIN_MS, againMs: () => AGAIN_MS, keepsPrevious: true },
  );
  const list = file.length > 0 ? data?.pictureList : undefined;
  return useMemo(() => list?.map((picture) => [nameOf(picture), picture.address] as const), [list]);
}
