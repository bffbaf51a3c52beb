import { drawBadge } from '@naru/contract/areas/portfolio/badge-picture.ts';
import type { BadgeLevel, BadgeLook } from '@naru/contract/areas/portfolio/badge-words.ts';

import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './badge-picture.module.css';

export interface BadgePictureProps {
  readonly badge: {
    readonly classId: string;
    readonly look: BadgeLook;
    readonly level: BadgeLevel;
    readonly hasPicture: boolean;
  };
  /** 48, 96 (72 on a phone), 112 or 176 pixels. */
  readonly size: 'small' | 'regular' | 'shelf' | 'large';
  /** Grey, for one that was revoked or whose time is over. */
  readonly faded?: boolean | undefined;
}

/** The picture of a badge: the office’s own, or the drawn one. Decoration, because its name stands beside it. */
export function BadgePicture({ badge, size, faded = false }: BadgePictureProps) {
  const { classId, look, level, hasPicture } = badge;
  const source = hasPicture
    ? `/badge/class/${classId}/picture.png`
    : `data:image/svg+xml,${encodeURIComponent(drawBadge(look, level))}`;
  return (
    <img
      src={source}
      alt=""
      draggable={false}
      className={joinClasses(styles.picture, styles[size])}
      data-faded={faded || undefined}
    />
  );
}
