import { useState, type ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { keyStorage } from '../../platform/session/key-storage.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useNavigation } from './use-navigation.ts';
import { usePageFocus } from './use-page-focus.ts';

const RAIL_KEY = 'naru.rail';

/** Rail and bars around the screens of who is signed in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const { meta, path } = useNavigation();
  const [isFolded, setFolded] = useState(() => keyStorage.read(RAIL_KEY) === 'closed');
  // Parts of one popup are no other page: whoever goes through its tabs stays where they are.
  const main = usePageFocus(meta?.isPopup ? path.split('/', 4).join('/') : path);
  const fold = (next: boolean): void => {
    setFolded(next);
    if (next) keyStorage.write(RAIL_KEY, 'closed');
    else keyStorage.remove(RAIL_KEY);
  };
  return (
    <div className={joinClasses(styles.shell, isFolded && styles.folded)}>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <Rail isFolded={isFolded} onFold={fold} />
      <div className={styles.page}>
        <TopBar />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={joinClasses(styles.content, meta?.contentsClass === 'reading' && styles.reading)}
        >
          {children}
        </main>
        <Footer />
      </div>
      <BottomBar />
    </div>
  );
}
