import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ButtonsPart } from './components/buttons-part.tsx';
import { FieldsPart } from './components/fields-part.tsx';
import { ChoosingPart } from './components/choosing-part.tsx';
import { StatesPart } from './components/states-part.tsx';
import { NoticesPart } from './components/notices-part.tsx';
import { PhonePart } from './components/phone-part.tsx';
import { WaitPart } from './components/wait-part.tsx';
import { ProgressPart } from './components/progress-part.tsx';
import { TypePart } from './components/type-part.tsx';
import { FloatingPart } from './components/floating-part.tsx';
import { TabsPart } from './components/tabs-part.tsx';
import { SmallPart } from './components/small-part.tsx';
import styles from './components/components.module.css';
import { componentTexts } from './components/texts.ts';

// Heavy or long parts load after the others are shown.
const EmptiesPart = loadOnUse(async () => (await import('./components/empties-part.tsx')).EmptiesPart);
const WaterPart = loadOnUse(async () => (await import('./components/water-part.tsx')).WaterPart);
const FoldingPart = loadOnUse(async () => (await import('./components/folding-part.tsx')).FoldingPart);
const TreePart = loadOnUse(async () => (await import('./components/tree-part.tsx')).TreePart);
const PrintPart = loadOnUse(async () => (await import('./components/print-part.tsx')).PrintPart);
const LookPart = loadOnUse(async () => (await import('./components/look-part.tsx')).LookPart);
const TablePart = loadOnUse(async () => (await import('./components/table-part.tsx')).TablePart);
const ChartsPart = loadOnUse(async () => (await import('./components/charts-part.tsx')).ChartsPart);
const ChartCasesPart = loadOnUse(async () => (await import('./components/chart-cases-part.tsx')).ChartCasesPart);
const SlotsPart = loadOnUse(async () => (await import('./components/slots-part.tsx')).SlotsPart);
const WeekPart = loadOnUse(async () => (await import('./components/week-part.tsx')).WeekPart);
const RichPart = loadOnUse(async () => (await import('./components/rich-part.tsx')).RichPart);
const DatesPart = loadOnUse(async () => (await import('./components/dates-part.tsx')).DatesPart);
const FilePart = loadOnUse(async () => (await import('./components/file-part.tsx')).FilePart);

/** Shows every part of the kit once, in working order. */
export function SampleComponentsScreen() {
  const texts = useTexts(componentTexts);
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.parts}>
        <LookPart fallback={<Wait height={300} />} />
        <ButtonsPart />
        <FieldsPart />
        <ChoosingPart />
        <StatesPart />
        <DatesPart fallback={<Wait height={380} />} />
        <NoticesPart />
        <TablePart fallback={<Wait height={640} />} />
        <FloatingPart />
        <PhonePart />
        <WaitPart />
        <ProgressPart />
        <EmptiesPart fallback={<Wait height={480} />} />
        <WaterPart fallback={<Wait height={320} />} />
        <ChartsPart fallback={<Wait height={900} />} />
        <ChartCasesPart fallback={<Wait height={1500} />} />
        <WeekPart fallback={<Wait height={480} />} />
        <TypePart />
        <SlotsPart fallback={<Wait height={560} />} />
        <FoldingPart fallback={<Wait height={320} />} />
        <TabsPart />
        <TreePart fallback={<Wait height={320} />} />
        <FilePart fallback={<Wait height={240} />} />
        <RichPart fallback={<Wait height={420} />} />
        <SmallPart />
        <PrintPart fallback={<Wait height={200} />} />
      </div>
    </>
  );
}

function Wait({ height }: { readonly height: number }) {
  return (
    <div className={styles.part} data-span="all">
      <Skeleton shape="block" height={height} />
    </div>
  );
}
