import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { targetOf } from '../../../platform/menu.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useNavigation } from '../use-navigation.ts';
import styles from '../top-bar.module.css';
import { barTexts } from './texts.ts';
import { useBarTitle } from './use-bar-title.ts';

const HOME = '/dashboard';

/** The way back and the menu's title, in a phone's top bar; the page's own heading is the one that is read out. */
export function PhonePlace() {
  const texts = useTexts(barTexts);
  const { current, path } = useNavigation();
  const title = useBarTitle();
  const canGoBack = useCanGoBack();
  const router = useRouter();
  const navigate = useNavigate();
  const list = current && targetOf(current);
  const back = (): void => {
    if (canGoBack) router.history.back();
    else void navigate({ to: list === undefined || list === path ? HOME : list });
  };
  return (
    <>
      <IconButton icon={IconArrowLeft} label={texts.back} onClick={back} />
      <span className={styles.title} aria-hidden>
        {title}
      </span>
    </>
  );
}
