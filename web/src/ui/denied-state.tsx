import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import type { Definition } from './definition-list.tsx';
import { DefinitionList } from './definition-list.tsx';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

export interface DeniedStateProps {
  /** "이 화면을 볼 권한이 아직 없어요". */
  readonly title: string;
  readonly children?: ReactNode;
  /** The required permission, the office that gives it, and the person's current affiliation. */
  readonly facts?: readonly Definition[] | undefined;
  readonly actions?: ReactNode;
  /** "물어볼 때 이 번호를 알려 주세요: ACCESS-0412". */
  readonly code?: string | undefined;
  /** 2 and more if it stands inside a page. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Explains a page that the person may not see yet, and how to get access. */
export function DeniedState({ title, children, facts, actions, code, headingLevel = 1 }: DeniedStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`${styles.state} ${styles.page}`}>
      <span className={styles.icon}>
        <Icon of={IconLock} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {facts !== undefined && facts.length > 0 && (
        <div className={styles.facts}>
          <DefinitionList items={facts} />
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {code !== undefined && <small className={styles.code}>{code}</small>}
    </div>
  );
}
