import { drawBadge } from '@naru/contract/areas/portfolio/badge-picture.ts';
import type { BadgeLevel, BadgeLook } from '@naru/contract/areas/portfolio/badge-words.ts';
import { file as calls } from '@naru/contract/areas/file.ts';
import type { FileRef } from '@naru/contract/shared/file.ts';

import { useCall } from '../../../platform/query/use-call.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './badge-class.module.css';

export interface BadgeDrawingProps {
  readonly look: BadgeLook;
  readonly level: BadgeLevel;
  /** An own picture, which stands before the drawn one. */
  readonly picture?: Pick<FileRef, 'fileId' | 'fileSn'> | null | undefined;
  readonly size: 'small' | 'large';
  /** It is drawn pale, as of a badge that does not stand. */
  readonly isFaded?: boolean;
}

const MINUTE_MS = 60_000;
/** An address is valid for five minutes. */
const AGAIN_MS = 4 * MINUTE_MS;

/** The picture of a badge: its own one, or the drawn one. Its name stands beside it, so that it says nothing by itself. */
export function BadgeDrawing({ look, level, picture = null, size, isFaded = false }: BadgeDrawingProps) {
  const query = useCall(
    calls.pictureAddresses,
    { query: { file: picture === null ? [] : [`${picture.fileId}/${picture.fileSn}`] } },
    { enabled: picture !== null, staleTime: AGAIN_MS, againMs: () => AGAIN_MS },
  );
  const own = picture === null ? undefined : query.data?.pictureList[0]?.address;
  const drawn = `data:image/svg+xml,${encodeURIComponent(drawBadge(look, level))}`;
  return (
    <img
      src={own ?? drawn}
      alt=""
      className={joinClasses(styles.drawing, size === 'large' ? styles.large : styles.small, isFaded && styles.faded)}
    />
  );
}
