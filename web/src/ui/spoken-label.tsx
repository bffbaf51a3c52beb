export interface SpokenLabelProps {
  readonly text: string;
  readonly whole: string;
}

/** A short label for the eye, and a whole one for the ear. */
export function SpokenLabel({ text, whole }: SpokenLabelProps) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{whole}</span>
    </>
  );
}
