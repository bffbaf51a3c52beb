import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LETTER_LIST } from './addresses.ts';
import { BeginPart } from './begin-part.tsx';
import { letterTexts } from './texts.ts';
import { useLetterName } from './use-letter-name.ts';
import { WritePart } from './write-part.tsx';

/** Where a letter is written; without one in the address it is begun. */
export function LetterFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <BeginPart /> : <LetterPart key={id} id={id} />;
}

function LetterPart({ id }: { readonly id: string }) {
  const texts = useTexts(letterTexts);
  const nameOf = useLetterName();
  const query = useCall(coverLetters.readLetter, { params: { id } }, { label: texts.title, staleTime: 0 });
  const letter = query.data?.letter;
  useScreenTitle(letter ? nameOf(letter) : texts.title);
  const back = <ButtonLink as={(slot) => <AppLink to={LETTER_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  // While it is being written, a reading that failed changes nothing: the text is here.
  if (query.isError && !letter) return <ReadFailure query={query} words={texts} back={back} />;
  if (!letter || (query.isFetching && !query.isFetchedAfterMount)) return <Skeleton count={8} />;
  return <WritePart letter={letter} />;
}
