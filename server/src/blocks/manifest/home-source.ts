/**
 * How an area brings its part of the home (docs/specification.md §7, Home): for whom a source is follows from the actor
 * alone, so that the page keeps its place before anything is counted. A source asks the database by one statement.
 */
import type {
  AdviseeLine,
  Appointment,
  CaseLine,
  HomePart,
  Queue,
  StudyLine,
  WeekFigure,
} from '@naru/contract/areas/home.ts';

import type { Actor } from '../../platform/access/actor.ts';
import type { CallContext, WriteContext } from '../../platform/http/serve.ts';

export interface HomeSource<Entry> {
  /** Returns whether the person has this part, even when there is nothing in it. */
  readonly isFor: (actor: Actor) => boolean;
  readonly read: (ctx: CallContext) => Promise<readonly Entry[]>;
}

/** A part of the home that reads by a call of its own. */
export interface HomePlace extends Pick<HomeSource<never>, 'isFor'> {
  readonly part: HomePart;
}

export interface HomeSources {
  readonly places: readonly HomePlace[];
  /** Appointments of the coming weeks, on the line of the term. */
  readonly appointments: readonly HomeSource<Appointment>[];
  /** Work that waits for an office, by its age. */
  readonly queues: readonly HomeSource<Queue>[];
  /** Confidential cases that wait for the person: receipt number, field and dates, and nothing of their contents. */
  readonly cases: readonly HomeSource<CaseLine>[];
  /** How far the person has met the students assigned to them: one line a person. */
  readonly advisees: readonly HomeSource<AdviseeLine>[];
  /** Numbers of this week beside those of the last. */
  readonly weeks: readonly HomeSource<WeekFigure>[];
  /** A student's terms: one line a person. */
  readonly studies: readonly HomeSource<StudyLine>[];
}

/** A kind of to-do that is ticked off where it is listed. */
export interface TodoTick {
  /** `Todo.tick.kind`. */
  readonly kind: string;
  /** Ticks it off or opens it again; false where it is none of the person's. */
  readonly apply: (ctx: WriteContext, task: { readonly id: string; readonly isDone: boolean }) => Promise<boolean>;
}
