import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

/** Milliseconds that pretended work takes. */
const WORK = 1500;

export function ButtonsPart() {
  const texts = useTexts(componentTexts).buttons;
  const format = useFormat();
  const [presses, setPresses] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [isMore, setIsMore] = useState(false);
  const [isFavourite, setIsFavourite] = useState(false);
  const press = () => setPresses(presses + 1);

  function work() {
    press();
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), WORK);
  }

  return (
    <Part title={texts.title}>
      <div className={styles.row}>
        <Button variant="primary" onClick={press}>
          {texts.apply}
        </Button>
        <Button onClick={press}>{texts.saveDraft}</Button>
        <Button variant="outline" onClick={press}>
          {texts.signOn}
        </Button>
        <Button variant="text" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          {isMore ? texts.less : texts.more}
        </Button>
      </div>
      {isMore && <p>{texts.moreText}</p>}
      <div className={styles.row}>
        <Button variant="danger" onClick={press}>
          {texts.removeAccount}
        </Button>
        <Button variant="danger-text" onClick={press}>
          {texts.reject}
        </Button>
      </div>
      <div className={styles.row}>
        <Button disabled disabledReason={texts.lockedReason}>
          {texts.locked}
        </Button>
      </div>
      <div className={styles.row}>
        <Button variant="primary" busy={isBusy} busyLabel={texts.saving} onClick={work}>
          {texts.save}
        </Button>
        <Button size="small" icon={IconDownload} onClick={press}>
          {texts.small}
        </Button>
        <IconButton
          icon={IconStar}
          label={isFavourite ? texts.unfavourite : texts.favourite}
          aria-pressed={isFavourite}
          variant={isFavourite ? 'filled' : 'plain'}
          onClick={() => setIsFavourite(!isFavourite)}
        />
        <ButtonLink icon={IconDots} size="small" as={(slot) => <AppLink to="/sitemap" {...slot} />}>
          {texts.sitemap}
        </ButtonLink>
      </div>
      <Button variant="primary" size="large" wide onClick={press}>
        {texts.large}
      </Button>
      <output className={styles.quiet}>{texts.pressed(format.number(presses))}</output>
    </Part>
  );
}
