import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EntryForm } from './entry-form.tsx';
import { entryListRoute } from './routes.ts';
import { entryTexts } from './texts.ts';

/** Posts a correction or an opening balance for one student. */
export function EntryFormScreen() {
  const { form: texts, detail } = useTexts(entryTexts);
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={addressOf(entryListRoute)}>{detail.toList}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
      />
      <EntryForm />
    </>
  );
}
