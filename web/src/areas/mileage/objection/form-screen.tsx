import { mileageObjections } from '@naru/contract/areas/mileage/objections.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LEDGER } from '../shared/addresses.ts';
import { LineFacts } from './line-facts.tsx';
import { ObjectionForm } from './objection-form.tsx';
import styles from './objection.module.css';
import { ownObjectionRoute } from './routes.ts';
import { objectionTexts } from './texts.ts';

type FormOf = CallOutput<typeof mileageObjections.readObjectionForm>;

/** A line, and the form to object to it; or why that is not possible. */
export function ObjectionFormScreen() {
  const all = useTexts(objectionTexts);
  const texts = all.form;
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(
    mileageObjections.readObjectionForm,
    { params: { id } },
    { label: all.line.formTitle, staleTime: 0 },
  );
  useScreenTitle(all.title);
  const back = <ButtonLink as={(slot) => <AppLink to={LEDGER} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={6} />;
  const { line, bar, until } = query.data;
  const isOpen = bar === null;
  const untilText = isOpen && until !== null ? ` ${texts.until(format.day(until))}` : '';
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LEDGER}>{all.toLedger}</AppLink>}
        title={all.title}
        purpose={isOpen ? `${texts.purpose}${untilText}` : undefined}
      />
      <div className={styles.parts}>
        {!isOpen && <Barred of={query.data} />}
        <Section title={all.line.formTitle} size="small">
          <LineFacts line={line} />
        </Section>
        {isOpen && <ObjectionForm key={line.lineId} lineId={line.lineId} />}
      </div>
    </>
  );
}

/** Says why the line cannot be objected to, and leads to the objection that there is. */
function Barred({ of: { bar, until, objectionId } }: { readonly of: FormOf }) {
  const texts = useTexts(objectionTexts).form;
  const format = useFormat();
  if (bar === null) return null;
  return (
    <Notice
      title={texts.bars[bar]}
      action={
        objectionId !== null && (
          <ButtonLink
            as={(slot) => <AppLink to={addressOf(ownObjectionRoute, { params: { id: objectionId } })} {...slot} />}
          >
            {texts.toObjection}
          </ButtonLink>
        )
      }
    >
      {bar === 'LATE' && until !== null && texts.lateUntil(format.day(until))}
    </Notice>
  );
}
