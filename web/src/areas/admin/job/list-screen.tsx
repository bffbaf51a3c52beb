import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { JOB_LIST } from './job-list.ts';
import { JobPart } from './job-part.tsx';
import { MailPart } from './mail-part.tsx';
import { SchedulePart } from './schedule-part.tsx';
import styles from './list-screen.module.css';
import { jobTexts } from './texts.ts';

/** Shows the portal's background work: jobs, scheduled tasks, emails. */
export function JobListScreen() {
  const texts = useTexts(jobTexts);
  const list = useListState(JOB_LIST);
  useScreenTitle(texts.title);
  const { view } = list.filters;
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.view}>
        <SegmentedControl
          label={texts.view}
          hideLabel
          value={view === 'schedule' || view === 'mail' ? view : 'jobs'}
          options={[
            { value: 'jobs', label: texts.views.jobs },
            { value: 'schedule', label: texts.views.schedule },
            { value: 'mail', label: texts.views.mail },
          ]}
          onValueChange={(next) => list.setOnlyFilter('view', next === 'jobs' ? '' : next)}
        />
      </div>
      {view === '' && <JobPart list={list} />}
      {view === 'schedule' && <SchedulePart />}
      {view === 'mail' && <MailPart list={list} />}
    </>
  );
}
