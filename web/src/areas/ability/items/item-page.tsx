import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { ItemField } from './item-field.tsx';
import { ItemNumbers } from './item-numbers.tsx';
import styles from './items.module.css';
import type { NumberedItem, ResponseList } from './test-item.ts';
import { itemTexts } from './texts.ts';

interface ItemPageProps {
  /** Items of this page. */
  readonly items: readonly NumberedItem[];
  readonly responseList: ResponseList;
  readonly language: TestLanguage;
  readonly valueOf: (item: string) => number | undefined;
  readonly onChoose: (item: string, value: number) => void;
  /** Undefined on the first page. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  readonly isLast: boolean;
  /** The item to lead to; null leads to the heading. */
  readonly target: string | null;
  /** The button that leads on from the last page, where it is another one. */
  readonly lastButton?: ReactNode;
}

const fieldOf = (item: string): string => `item-${item}`;

/** One page of items. Enter goes to the next; what was left out is told first, and may be skipped. */
export function ItemPage(props: ItemPageProps) {
  const { items, responseList, language, valueOf, onChoose, onBack, onNext, isLast, target, lastButton } = props;
  const texts = useTexts(itemTexts);
  const format = useFormat();
  const [attempt, setAttempt] = useState(0);
  const heading = useArrival(target);
  const left = items.filter(({ code, isOptional }) => !isOptional && valueOf(code) === undefined);
  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (left.length > 0) setAttempt(attempt + 1);
    else onNext();
  };
  const number = (of: number | undefined): string => format.number(of);
  const [first, last] = [number(items[0]?.number), number(items.at(-1)?.number)];
  return (
    <form className={styles.page} onSubmit={next} noValidate>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {first === last ? texts.onePage(first) : texts.page({ from: first, to: last })}
      </h2>
      {attempt > 0 && left.length > 0 && <Missed key={attempt} items={left} onSkip={onNext} />}
      {items.map((item) => (
        <ItemField
          key={item.code}
          id={fieldOf(item.code)}
          item={item}
          options={responseList.find(({ code }) => code === item.responses)?.optionList ?? []}
          language={language}
          value={valueOf(item.code)}
          error={attempt > 0 && left.includes(item) ? texts.missing : undefined}
          onChoose={(value) => onChoose(item.code, value)}
        />
      ))}
      <FormDock>
        {onBack && (
          <Button size="large" onClick={onBack}>
            {texts.back}
          </Button>
        )}
        {(isLast && lastButton) || (
          <Button type="submit" variant="primary" size="large">
            {isLast ? texts.toEnd : texts.next}
          </Button>
        )}
      </FormDock>
    </form>
  );
}

interface MissedProps {
  readonly items: readonly NumberedItem[];
  readonly onSkip: () => void;
}

/** Says which items of the page were left out, with the way to each and the way past them. */
function Missed({ items, onSkip }: MissedProps) {
  const texts = useTexts(itemTexts);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = texts.missingTitle(format.number(items.length));
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.missed}>
      <p>{title}</p>
      <ItemNumbers items={items} onJump={(item) => focusField(fieldOf(item))} />
      <Button variant="text" onClick={onSkip}>
        {texts.skip}
      </Button>
    </div>
  );
}

/** Leads to the heading of a page that was turned to, or to the item that somebody comes back to. */
function useArrival(target: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef({ target });
  useEffect(() => {
    const item = first.current.target;
    if (item === null) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    } else {
      focusField(fieldOf(item));
    }
  }, []);
  return heading;
}
