import { useEffect, useRef, useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import styles from './code-board.module.css';
import { canMakeCodes } from './make-code.ts';
import { attendanceTexts } from './texts.ts';
import { useWallCode, type WallKey } from './use-wall-code.ts';

export interface CodeBoardProps {
  readonly wallKey: WallKey;
  /** The address that a code leads to, without it. */
  readonly address: string;
  /** The programme and its session, for the wall. */
  readonly title: string;
  /** How many of how many have come. */
  readonly count: string;
}

/** The code of the moment: a picture for cameras, digits to type, and a ring of the seconds; for the wall in full size. */
export function CodeBoard(props: CodeBoardProps) {
  const texts = useTexts(attendanceTexts).code;
  const { frame, isWall, open, close } = useWall();
  if (!canMakeCodes())
    return (
      <Notice tone="amber" title={texts.noCrypto}>
        {texts.noCryptoText}
      </Notice>
    );
  return (
    <div ref={frame} className={styles.board} data-wall={isWall || undefined}>
      {isWall && <h2 className={styles.wallTitle}>{props.title}</h2>}
      <Code address={props.address} wallKey={props.wallKey} />
      {isWall && <p className={styles.wallCount}>{props.count}</p>}
      {isWall ? (
        <Button onClick={close}>{texts.leaveWall}</Button>
      ) : (
        <Button variant="primary" wide onClick={open}>
          {texts.wall}
        </Button>
      )}
    </div>
  );
}

function Code({ address, wallKey }: Pick<CodeBoardProps, 'address' | 'wallKey'>) {
  const texts = useTexts(attendanceTexts).code;
  const format = useFormat();
  const { code, secondsLeft, partLeft } = useWallCode(wallKey);
  return (
    <>
      <div className={styles.picture}>
        {code ? (
          <QrPicture className={styles.qr} text={`${address}#${code.link}`} label={texts.picture} />
        ) : (
          <div className={styles.qr} />
        )}
      </div>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.digitsRow}>
        <output className={styles.digits} aria-live="off" aria-label={texts.digits}>
          {code && `${code.digits.slice(0, 3)} ${code.digits.slice(3)}`}
        </output>
        <Ring part={partLeft} seconds={format.number(secondsLeft)} label={texts.left(format.number(secondsLeft))} />
      </div>
    </>
  );
}

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ part, seconds, label }: { readonly part: number; readonly seconds: string; readonly label: string }) {
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" role="img" aria-label={label}>
      <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
      <circle
        className={styles.rest}
        cx="24"
        cy="24"
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - part)}
      />
      <text x="24" y="24" className={styles.seconds} aria-hidden>
        {seconds}
      </text>
    </svg>
  );
}

/** Fills the window, and the whole screen where the browser lets it. */
function useWall() {
  const frame = useRef<HTMLDivElement>(null);
  const [isWall, setIsWall] = useState(false);
  useEffect(() => {
    if (!isWall) return undefined;
    const leave = (): void => {
      if (document.fullscreenElement === null) setIsWall(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeWall(setIsWall);
    };
    document.addEventListener('fullscreenchange', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isWall]);
  return {
    frame,
    isWall,
    open: () => {
      setIsWall(true);
      // A phone without it still gets the whole window.
      frame.current?.requestFullscreen?.().catch(() => undefined);
    },
    close: () => closeWall(setIsWall),
  };
}

function closeWall(setIsWall: (isWall: boolean) => void): void {
  setIsWall(false);
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
