import { useState, type ReactNode } from 'react';

import { withTexts } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { keyStorage } from '../../platform/session/key-storage.ts';
import { BarTitle } from '../../ui/bar-title.ts';
import { AfterFirstPaint } from '../../ui/after-first-paint.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { useBarTitle } from './bar/use-bar-title.ts';
import { Footer } from './footer.tsx';
import { RAIL_KEY } from './rail-fold.ts';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useNavigation } from './use-navigation.ts';
import { usePageFocus } from './use-page-focus.ts';

/** A phone's; a wide window needs it for nothing, and the page keeps its place. */
const BottomBar = loadOnUse(async () => (await withTexts(import('./bottom/bottom-bar.tsx'))).BottomBar);

/** Says whether the rail is folded, from before the first paint (build/boot.ts). */
const page = document.documentElement;

/** Rail and bars around the screens of who is signed in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const { meta, path } = useNavigation();
  const barTitle = useBarTitle();
  const [isFolded, setFolded] = useState(page.dataset['rail'] === 'closed');
  // Parts of one popup are no other page: a person who goes through its tabs stays where they are.
  const main = usePageFocus(meta?.isPopup ? path.split('/', 4).join('/') : path);
  const fold = (next: boolean): void => {
    setFolded(next);
    const kept = next ? 'closed' : 'open';
    page.dataset['rail'] = kept;
    keyStorage.write(RAIL_KEY, kept);
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
          <BarTitle value={path === '/dashboard' ? undefined : barTitle}>{children}</BarTitle>
        </main>
        <AfterFirstPaint>
          <Footer />
        </AfterFirstPaint>
      </div>
      <BottomBar fallback={<div className={styles.bottom} />} />
    </div>
  );
}
