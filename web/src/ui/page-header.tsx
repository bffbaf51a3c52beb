import { useContext, type ReactNode } from 'react';

import { BarTitle } from './bar-title.ts';
import { joinClasses } from './join-classes.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The way up: a Breadcrumb, or a link to the list. */
  readonly breadcrumb?: ReactNode;
  readonly title: ReactNode;
  /** Before the title: an Avatar of the person that the page is about. */
  readonly picture?: ReactNode;
  /** Beside the title: a StateChip, a Tag, the day. */
  readonly chip?: ReactNode;
  /** A sentence of what waits here now: above a list on a phone it stays where the purpose goes. */
  readonly news?: string | undefined;
  /** The purpose of the page, when that is not obvious. */
  readonly purpose?: ReactNode;
  /** Further actions on the whole page, behind one button: it stays beside the title on a phone. */
  readonly menu?: ReactNode;
  /** The one main action and its companions; below the words on a phone. */
  readonly actions?: ReactNode;
  /** The id of the title, which takes the focus after a change of route. */
  readonly titleId?: string | undefined;
}

/** Shows the place of the page, its purpose, and the one main action. */
export function PageHeader(props: PageHeaderProps) {
  const { breadcrumb, title, picture, chip, news, purpose, menu, actions, titleId } = props;
  const barTitle = useContext(BarTitle);
  const isInBar = barTitle !== undefined && title === barTitle;
  const isBare = isInBar && chip === undefined && news === undefined && purpose === undefined;
  return (
    <header
      className={joinClasses(
        styles.header,
        barTitle !== undefined && styles.belowBar,
        isInBar && styles.inBar,
        isBare && styles.bare,
      )}
    >
      {breadcrumb !== undefined && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.row}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          <div className={styles.title}>
            <h1 id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
              {title}
            </h1>
            {chip}
          </div>
          {news !== undefined && (
            <p className={styles.purpose}>
              {news} {purpose !== undefined && <span className={styles.aim}>{purpose}</span>}
            </p>
          )}
          {news === undefined && purpose !== undefined && (
            <p className={joinClasses(styles.purpose, styles.aim)}>{purpose}</p>
          )}
        </div>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
