import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { decideDue, type DecidingPlatform } from './call-off.ts';
import { remindOfUndecided } from './undecided.ts';

const decideProgrammes = defineJob('programme.decide', { schedule: '0 9 * * *' });
const remindUndecided = defineJob('programme.undecided', { schedule: '*/10 * * * *' });

export const deskJobs = (platform: DecidingPlatform): JobHandler[] => [
  handleJob(decideProgrammes, () => decideDue(platform)),
  handleJob(remindUndecided, () => remindOfUndecided(platform)),
];
