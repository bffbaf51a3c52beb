import { file as calls } from '@naru/contract/areas/file.ts';

import { useCall } from '../../platform/query/use-call.ts';
import { RichText, type RichTextProps } from '../../ui/rich-text.tsx';
import { picturesIn, withAddresses } from './picture-html.ts';

/** Less than the five minutes for which an address is valid. */
const FRESH_MS = 4 * 60_000;

/** Shows a text that people wrote, with its pictures. */
export function TextWithPictures({ sanitizedHtml }: RichTextProps) {
  const names = picturesIn(sanitizedHtml);
  const { data } = useCall(
    calls.pictureAddresses,
    { query: { file: names } },
    { enabled: names.length > 0, staleTime: FRESH_MS, alertMessage: null },
  );
  return <RichText sanitizedHtml={withAddresses(sanitizedHtml, data?.pictureList ?? [])} />;
}
