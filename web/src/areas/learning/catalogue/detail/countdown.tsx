import { useEffect, useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';

const MINUTE_MS = 60_000;

/** Counts the hours and minutes down until an offer ends; read out when it appears, and not at each minute. */
export function Countdown({ until }: { readonly until: string }) {
  const texts = useTexts(catalogueTexts).place;
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  return (
    <p className={styles.left} role="timer">
      {minutes > 0 ? texts.left(format.duration(minutes)) : texts.leftOver}
    </p>
  );
}
