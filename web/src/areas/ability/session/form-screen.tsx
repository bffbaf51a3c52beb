import { testSessions } from '@naru/contract/areas/ability/sessions.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listOf } from './addresses.ts';
import { BeginPart } from './begin-part.tsx';
import { TakePart, type TakePartProps } from './take-part.tsx';
import { sessionTexts } from './texts.ts';
import { useFamily } from './use-family.ts';
import { useHeard, useSealed } from './use-outbox.ts';

/** Where a test is taken; without a session in the address it is begun. */
export function TestFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <BeginPart /> : <SessionPart key={id} id={id} />;
}

function SessionPart({ id }: { readonly id: string }) {
  const all = useTexts(sessionTexts);
  const texts = all.form;
  const family = useFamily();
  const locale = useLocale();
  const person = useLoginInfo()?.username ?? '';
  const hasHeard = useHeard();
  const query = useCall(testSessions.readSession, { params: { id } }, { label: texts.title, staleTime: 0 });
  useScreenTitle(query.data?.session.testNm[locale] ?? texts.title);
  const back = <ButtonLink as={(slot) => <AppLink to={listOf(family)} {...slot} />}>{texts.toList}</ButtonLink>;
  const words = { ...texts, errorTitle: all.errorTitle };
  // While it is being taken, a look that failed changes nothing: the answers are here.
  if (query.isError && !query.data) return <ReadFailure query={query} words={words} back={back} />;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount)) return <Skeleton count={8} />;
  return <OpenedPart {...query.data} person={person} refetch={query.refetch} hasHeard={hasHeard} />;
}

/** Opens the answers that this browser has sealed, before anything is chosen. */
function OpenedPart(props: Omit<TakePartProps, 'sealed'>) {
  const sealed = useSealed(props.person, props.session);
  return sealed ? <TakePart {...props} sealed={sealed} /> : <Skeleton count={8} />;
}
