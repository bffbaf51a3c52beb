/**
 * The value that the index.ts of an area or a block exports: all that it brings to the portal. main.ts lists these
 * values and knows nothing of their insides; search, bell and home get what the others brought.
 */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

import type { Config } from '../../platform/config.ts';
import type { FileRightsTable } from '../../platform/files/files.ts';
import type { CallGroup, Platform } from '../../platform/http/serve.ts';
import type { JobHandler } from '../../platform/jobs/define.ts';
import type { Log } from '../../platform/log.ts';
import type { MailKind } from '../../platform/mail/mail.ts';
import type { Setting } from '../../platform/settings/declare.ts';
import type { Tokens } from '../../platform/session/token.ts';
import type { EventKind, Follower } from './event.ts';
import type { CalendarSource } from './calendar-source.ts';
import type { ChartSource } from './chart-source.ts';
import type { HomeSources, TodoTick } from './home-source.ts';
import type { DutyWork } from './duty-work.ts';
import type { AnyListSource } from './list-source.ts';
import type { LoggedRecord } from './logged-record.ts';
import type { NotificationType } from './notification-type.ts';
import type { PrepSource } from './prep-source.ts';
import type { ResumeSource } from './resume-source.ts';
import type { SearchSource } from './search-source.ts';
import type { StatusSource } from './status-source.ts';
import type { StudentLinkSource } from './student-link.ts';
import type { SurveyContext } from './survey-source.ts';
import type { TodoSource } from './todo-source.ts';
import type { WorkDesk } from './work-desk.ts';

/** Everything that the manifests brought together, in their order. */
export interface Brought {
  readonly notificationTypes: readonly NotificationType[];
  readonly searchSources: readonly SearchSource[];
  readonly studentLinks: readonly StudentLinkSource[];
  readonly statusSources: readonly StatusSource[];
  readonly resumeSources: readonly ResumeSource[];
  readonly chartSources: readonly ChartSource[];
  readonly prepSources: readonly PrepSource[];
  readonly surveyContexts: readonly SurveyContext[];
  readonly todoSources: readonly TodoSource[];
  readonly todoTicks: readonly TodoTick[];
  readonly calendarSources: readonly CalendarSource[];
  readonly home: HomeSources;
  readonly dutyWorks: readonly DutyWork[];
  readonly lists: readonly AnyListSource[];
  readonly settings: readonly Setting[];
  readonly fileRights: FileRightsTable;
  readonly followers: readonly Follower[];
  readonly loggedRecords: readonly LoggedRecord[];
  readonly workDesks: readonly WorkDesk[];
}

/** Input of background work. */
export interface Work {
  readonly platform: Platform;
  readonly log: Log;
  readonly connection: pg.ClientConfig;
  readonly brought: Brought;
}

export interface Manifest {
  /** Its calls; a function where they answer with what others brought. */
  readonly calls?: readonly CallGroup[] | ((brought: Brought) => readonly CallGroup[]);
  readonly notificationTypes?: readonly NotificationType[];
  /** Where a search looks. */
  readonly searchSources?: readonly SearchSource[];
  /** Ways from a student to what it has about them. */
  readonly studentLinks?: readonly StudentLinkSource[];
  /** Parts of a student's record that are its own: how far the student has come with them. */
  readonly statusSources?: readonly StatusSource[];
  /** Facts about a student that a résumé can take up. */
  readonly resumeSources?: readonly ResumeSource[];
  /** Results of a student that a portfolio can show as a picture. */
  readonly chartSources?: readonly ChartSource[];
  /** Results that a counsellor reads before a meeting, where the student lets them. */
  readonly prepSources?: readonly PrepSource[];
  /** Its records that surveys can be about. */
  readonly surveyContexts?: readonly SurveyContext[];
  /** Sources of people's to-dos. */
  readonly todoSources?: readonly TodoSource[];
  /** Kinds of its to-dos that are ticked off in the list of all. */
  readonly todoTicks?: readonly TodoTick[];
  /** Its entries of people's calendars. */
  readonly calendarSources?: readonly CalendarSource[];
  /** Its parts of the home. */
  readonly home?: Partial<HomeSources>;
  /** Its open work that ends with somebody’s duty. */
  readonly dutyWorks?: readonly DutyWork[];
  /** Its lists that leave as Excel files; a function where their rows are about what others brought. */
  readonly lists?:
    | readonly AnyListSource[]
    | ((brought: Pick<Brought, 'surveyContexts' | 'loggedRecords'>) => readonly AnyListSource[]);
  /** Settings of the university that it reads. */
  readonly settings?: readonly Setting[];
  /** Its records that files hang on: who may read them, and who may change their files. */
  readonly fileRights?: FileRightsTable;
  /** Its records whose changes stand in the change log; a function where others brought what names them. */
  readonly loggedRecords?: readonly LoggedRecord[] | ((brought: Pick<Brought, 'settings'>) => readonly LoggedRecord[]);
  /** Facts that it tells other areas. */
  readonly events?: readonly EventKind[];
  /** Followers of facts that other areas tell. */
  readonly followers?: readonly Follower[];
  /** Its desks at which somebody decides about many records. */
  readonly workDesks?: readonly WorkDesk[];
  /** Emails beside those of notifications. */
  readonly mailKinds?: (parts: { readonly tokens: Tokens; readonly brought: Brought }) => readonly MailKind[];
  readonly jobs?: (work: Work) => readonly JobHandler[];
  /** Done every hour by each process, by the name that a failure has in the log. */
  readonly hourly?: (work: Work) => Readonly<Record<string, () => Promise<unknown>>>;
  /** Called for each job that failed for good. */
  readonly onJobFailed?: (platform: Platform, failed: { readonly name: string; readonly at: Date }) => Promise<void>;
  /** Addresses that are no calls of the contract. */
  readonly serve?: (app: FastifyInstance, platform: Platform, config: Config, brought: Brought) => Promise<void> | void;
}

/** @throws where two manifests bring file rights, a setting, a source of résumés, of charts or of a status, a type of notification, a tick, a record of the change log or an act on one, an event, a follower or a desk by the same name, and where an event is followed that nobody emits */
export function gather(manifests: readonly Manifest[]): Brought {
  const surveyContexts = manifests.flatMap((one) => one.surveyContexts ?? []);
  const notificationTypes = manifests.flatMap((one) => one.notificationTypes ?? []);
  const settings = manifests.flatMap((one) => one.settings ?? []);
  const rights = manifests.flatMap((one) => Object.entries(one.fileRights ?? {}));
  refuseTwice(notificationTypes.map(({ type }) => type));
  refuseTwice(settings.map(({ key }) => key));
  const resumeSources = manifests.flatMap((one) => one.resumeSources ?? []);
  refuseTwice(resumeSources.map(({ kind }) => kind));
  const chartSources = manifests.flatMap((one) => one.chartSources ?? []);
  refuseTwice(chartSources.map(({ kind }) => kind));
  const statusSources = manifests.flatMap((one) => one.statusSources ?? []);
  refuseTwice(statusSources.map(({ type }) => type));
  const todoTicks = manifests.flatMap((one) => one.todoTicks ?? []);
  refuseTwice(rights.map(([entity]) => entity));
  refuseTwice(todoTicks.map(({ kind }) => kind));
  const loggedRecords = manifests.flatMap(({ loggedRecords: records = [] }) =>
    typeof records === 'function' ? records({ settings }) : records,
  );
  refuseTwice(loggedRecords.map(({ entity }) => entity));
  refuseTwice(loggedRecords.flatMap(({ acts }) => Object.keys(acts)));
  const events = manifests.flatMap((one) => one.events ?? []).map(({ name }) => name);
  const followers = manifests.flatMap((one) => one.followers ?? []);
  refuseTwice(events);
  refuseTwice(followers.map(({ name }) => name));
  const lost = followers.find(({ event }) => !events.includes(event.name));
  const workDesks = manifests.flatMap((one) => one.workDesks ?? []);
  refuseTwice(workDesks.map(({ entity }) => entity));
  if (lost) throw new Error(`${lost.name} follows ${lost.event.name}, which nobody emits.`);
  return {
    followers,
    loggedRecords,
    workDesks,
    notificationTypes,
    surveyContexts,
    settings,
    resumeSources,
    chartSources,
    prepSources: manifests.flatMap((one) => one.prepSources ?? []),
    searchSources: manifests.flatMap((one) => one.searchSources ?? []),
    studentLinks: manifests.flatMap((one) => one.studentLinks ?? []),
    statusSources,
    todoSources: manifests.flatMap((one) => one.todoSources ?? []),
    todoTicks,
    calendarSources: manifests.flatMap((one) => one.calendarSources ?? []),
    home: {
      places: manifests.flatMap((one) => one.home?.places ?? []),
      appointments: manifests.flatMap((one) => one.home?.appointments ?? []),
      queues: manifests.flatMap((one) => one.home?.queues ?? []),
      cases: manifests.flatMap((one) => one.home?.cases ?? []),
      advisees: manifests.flatMap((one) => one.home?.advisees ?? []),
      weeks: manifests.flatMap((one) => one.home?.weeks ?? []),
      studies: manifests.flatMap((one) => one.home?.studies ?? []),
    },
    dutyWorks: manifests.flatMap((one) => one.dutyWorks ?? []),
    lists: manifests.flatMap(({ lists = [] }) =>
      typeof lists === 'function' ? lists({ surveyContexts, loggedRecords }) : lists,
    ),
    fileRights: Object.fromEntries(rights),
  };
}

/** Gathers the calls in the order of the manifests, which is the order of the API document. */
export function gatherCalls(manifests: readonly Manifest[], brought: Brought): CallGroup[] {
  return manifests.flatMap(({ calls = [] }) => (typeof calls === 'function' ? calls(brought) : calls));
}

function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${twice} is brought twice.`);
}
