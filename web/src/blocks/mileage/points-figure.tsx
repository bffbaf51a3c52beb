import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import styles from './mileage.module.css';
import { mileageGoalTexts } from './texts.ts';

/** Shows points in the largest figures of a page. */
export function PointsFigure({ points }: { readonly points: number }) {
  const { unit } = useTexts(mileageGoalTexts);
  const format = useFormat();
  return (
    <p className={styles.figure}>
      {format.number(points)}
      <small>{unit}</small>
    </p>
  );
}
