import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { homeTexts } from './texts.ts';

/** Shows an error by its code: a plain cause and the way back; never a stack. */
export function ErrorScreen() {
  const { code = '404' }: { code?: string } = useParams({ strict: false });
  return <Explained code={code} />;
}

/** The catch-all: no screen has this address. */
export function NotFoundScreen() {
  return <Explained code="404" />;
}

function Explained({ code }: { readonly code: string }) {
  const texts = useTexts(homeTexts).error;
  const [title, text] = wordsFor(code, texts);
  useScreenTitle(title);
  return (
    <ErrorState
      page
      title={title}
      code={knownCode(code)}
      actions={
        <>
          <ButtonLink variant="primary" as={(slot) => <AppLink to="/" {...slot} />}>
            {texts.home}
          </ButtonLink>
          <Button onClick={() => window.history.back()}>{texts.back}</Button>
        </>
      }
    >
      {text}
    </ErrorState>
  );
}

function wordsFor(
  code: string,
  texts: Readonly<
    Record<
      | 'notFoundTitle'
      | 'notFoundText'
      | 'deniedTitle'
      | 'deniedText'
      | 'brokenTitle'
      | 'brokenText'
      | 'awayTitle'
      | 'awayText',
      string
    >
  >,
): [title: string, text: string] {
  if (code === '404') return [texts.notFoundTitle, texts.notFoundText];
  if (code === '403' || code === 'S403') return [texts.deniedTitle, texts.deniedText];
  if (code === '503') return [texts.awayTitle, texts.awayText];
  return [texts.brokenTitle, texts.brokenText];
}

/** Anybody may write the address, so only text in the form of our codes is shown. */
function knownCode(code: string): string | undefined {
  return /^[A-Z]?\d{3,4}$/.test(code) ? code : undefined;
}
