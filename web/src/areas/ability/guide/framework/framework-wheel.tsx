import type { FrameworkGroup } from '@naru/contract/areas/ability/guide.ts';
import { useMemo } from 'react';

import { LINE } from '../../../../ui/chart-text.ts';
import styles from './framework.module.css';
import { layOutWheel, WHEEL_SIZE } from './wheel-layout.ts';

export interface FrameworkWheelProps {
  readonly groups: readonly FrameworkGroup[];
  /** Says in words what the picture shows. */
  readonly label: string;
  readonly middle: string;
}

/** The whole framework at a glance; its names and parts stand below it in words. */
export function FrameworkWheel({ groups, label, middle }: FrameworkWheelProps) {
  const segments = useMemo(
    () =>
      layOutWheel(
        groups.map(({ scaleCode, name, partList }) => ({
          key: scaleCode,
          name,
          partKeys: partList.map((part) => part.scaleCode),
        })),
      ),
    [groups],
  );
  const half = WHEEL_SIZE / 2;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here, not loaded
    <svg
      role="img"
      aria-label={label}
      className={styles.wheel}
      viewBox={`${-half} ${-half} ${WHEEL_SIZE} ${WHEEL_SIZE}`}
    >
      <g aria-hidden>
        {segments.map((segment, at) => (
          <g key={segment.key} data-colour={at % 5}>
            <path className={styles.segment} d={segment.path} />
            {segment.cells.map((cell) => (
              <path key={cell.key} className={styles.cell} d={cell.path} />
            ))}
            <text className={styles.label} textAnchor="middle">
              {segment.label.lines.map((line, row) => (
                <tspan key={line} x={segment.label.x} y={segment.label.y + row * LINE} dominantBaseline="central">
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
        <text className={styles.middle} textAnchor="middle" dominantBaseline="central">
          {middle}
        </text>
      </g>
    </svg>
  );
}
