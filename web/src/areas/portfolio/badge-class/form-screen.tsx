import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClassForm } from './class-form.tsx';
import { badgeClassListRoute, classPath } from './routes.ts';
import { badgeDeskTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** Makes a badge, or changes one. */
export function BadgeClassFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <NewBadge /> : <OneBadge id={id} />;
}

function NewBadge() {
  const { form: texts, detail } = useTexts(badgeDeskTexts);
  useScreenTitle(texts.makeTitle);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={addressOf(badgeClassListRoute)}>{detail.toList}</AppLink>}
        title={texts.makeTitle}
        purpose={texts.makePurpose}
      />
      <ClassForm />
    </>
  );
}

function OneBadge({ id }: { readonly id: string }) {
  const { texts: all, nameOf } = useBadgeWords();
  const texts = all.form;
  const query = useCall(badgeClasses.readClass, { params: { id } }, { label: texts.editTitle, staleTime: 0 });
  const badge = query.data?.badge;
  useScreenTitle(texts.editTitle);
  const list = addressOf(badgeClassListRoute);
  if (query.isError && !badge) {
    const back = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={list} {...slot} />}>
        {all.detail.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={all.detail} back={back} />;
  }
  if (!badge) return <Skeleton count={8} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={classPath(id)}>{nameOf({ ko: badge.nameKo, en: badge.nameEn })}</AppLink>}
        title={texts.editTitle}
        purpose={texts.editPurpose}
      />
      <ClassForm key={badge.classId} badge={badge} />
    </>
  );
}
