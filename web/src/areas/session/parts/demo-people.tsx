import { session as calls } from '@naru/contract/areas/session.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sessionTexts } from '../texts.ts';
import styles from './demo-people.module.css';
import type { SignIn } from './use-sign-in.ts';

/** The demo people's one password; public, and there in demo mode only. */
const DEMO_PASSWORD = 'naru-demo-1!';
const SHOWN_FIRST = 7;

/** One press signs in as that person. */
export function DemoPeople({ signIn }: { readonly signIn: SignIn }) {
  const texts = useTexts(sessionTexts).login;
  const format = useFormat();
  const query = useCall(calls.demoPeople, {});
  const [isOpen, setOpen] = useState(false);
  const people = query.data?.people ?? [];
  const shown = isOpen ? people : people.slice(0, SHOWN_FIRST);
  if (query.isSuccess && people.length === 0) return null;
  return (
    <section className={styles.people}>
      <h2>{texts.demoTitle}</h2>
      <p>{texts.demoText}</p>
      {query.isPending && <Skeleton label={texts.demoTitle} shape="rows" count={SHOWN_FIRST} />}
      {query.isError && <QueryError title={texts.demoError} query={query} />}
      <ul>
        {shown.map((person) => (
          <li key={person.username}>
            <button
              type="button"
              disabled={signIn.pending !== undefined}
              aria-busy={signIn.pending === person.username}
              onClick={() => void signIn.run({ username: person.username, password: DEMO_PASSWORD })}
            >
              <Avatar name={person.name} />
              <span className={styles.words}>
                <span>
                  <b>{person.name}</b> {person.kind}
                </span>
                <small>{person.detail}</small>
              </span>
              <Icon of={IconChevronRight} />
            </button>
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <Button variant="text" onClick={() => setOpen(true)}>
          {texts.demoMore(format.number(people.length - shown.length))}
        </Button>
      )}
    </section>
  );
}
