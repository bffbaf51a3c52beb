import { shownPages, type ShownPage } from '@naru/contract/areas/portfolio/page.ts';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { PrintSheets } from '../../../ui/print-sheets.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { measureRows } from './measure-rows.ts';
import { splitPieces, takePieces } from './print-pieces.ts';
import { shownPortfolioRoute } from './routes.ts';
import { portfolioPageTexts } from './texts.ts';
import { usePageStyles } from './use-page-styles.ts';

/** One's own portfolio on sheets of A4, as it prints. */
export function PrintPortfolioScreen() {
  const texts = useTexts(portfolioPageTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const options = { label: texts.printing, alertMessage: null, staleTime: Infinity };
  const query = useCall(shownPages.readDraftPage, { params: { id } }, options);
  const page = query.data?.page;
  useScreenTitle(texts.printing);
  if (query.isError && !page) {
    const back = <ButtonLink as={(slot) => <AppLink to="/portfolio/my" {...slot} />}>{texts.toOwn}</ButtonLink>;
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  if (!page) return <Skeleton shape="block" height={640} />;
  return <PortfolioPrint page={page} />;
}

function PortfolioPrint({ page: { html, css, title, portfolioId } }: { readonly page: ShownPage }) {
  const texts = useTexts(portfolioPageTexts);
  const [isOpen, setIsOpen] = useState(false);
  usePageStyles(css);
  const { pieces, splitTooHigh } = usePieces(html, css);
  const back = addressOf(shownPortfolioRoute, { params: { prtfolioId: portfolioId }, search: { draft: 1 } });
  const sheets = pieces.map((piece, index) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- a piece is its place and nothing else
      key={index}
      data-break={piece.breaksBefore || undefined}
      data-keep={piece.keepsNext || undefined}
      data-lines={piece.hasLines || undefined}
      // oxlint-disable-next-line react/no-danger -- the server drew it: escaped, with known tags alone
      dangerouslySetInnerHTML={{ __html: piece.html }}
    />
  ));
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={back}>{title}</AppLink>}
        title={texts.printing}
        actions={
          <Button variant="primary" icon={IconPrinter} onClick={() => setIsOpen(true)}>
            {texts.print}
          </Button>
        }
      />
      <PrintSheets look="letter" footer={title} isAlone onTooHigh={splitTooHigh}>
        {sheets}
      </PrintSheets>
      <PrintPreview
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        look="letter"
        footer={title}
        onTooHigh={splitTooHigh}
      >
        {sheets}
      </PrintPreview>
    </>
  );
}

/** The pieces of a page, which come in smaller ones where a sheet turns out to be too small for one. */
function usePieces(html: string, css: string) {
  const whole = useMemo(() => takePieces(html, measureRows(html, css)), [html, css]);
  const [split, setSplit] = useState({ of: whole, pieces: whole });
  const pieces = split.of === whole ? split.pieces : whole;
  const splitTooHigh = (places: readonly number[]): void => {
    const smaller = splitPieces(pieces, new Set(places));
    if (smaller.length > pieces.length || smaller.some(({ hasLines }, at) => hasLines !== pieces[at]?.hasLines))
      setSplit({ of: whole, pieces: smaller });
  };
  return { pieces, splitTooHigh };
}
