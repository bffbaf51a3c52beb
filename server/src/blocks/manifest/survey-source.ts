/**
 * Lets people be surveyed about an area's records: a counselling session, a mentoring, a class.
 * The block knows nothing else of the area, and the area nothing of questions and answers.
 */
import type { Actor, Person } from '../../platform/access/actor.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import type { Locale } from '../../platform/http/messages.ts';

/** Properties of the subject by which results are filtered (`counsellor`, `term`): ids and codes, few values each. */
export type Facets = Readonly<Record<string, string>>;

/** Something of the area, as one person may answer about it. */
export interface SurveyOccasion {
  /** How the person knows it: `11월 3일 상담 · 김나루 교수`. */
  readonly about: string;
  /** Null where it is open from the beginning, or has no end of its own; the survey's own window holds too. */
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly facets: Facets;
  /**
   * The day that is kept beside an anonymous answer, where something else that follows from answering shows when somebody
   * did: the same for all who are asked about the same. Without it, the day of the answer.
   */
  readonly keptDay?: string;
}

export interface SurveySource {
  /** Undefined where there is no such thing, or the caller is not asked about it: both are not found. */
  readonly find: (ctx: CallContext, contextId: string) => Promise<SurveyOccasion | undefined>;
  /** By which facets results are narrowed, and what those are called. */
  readonly facets: readonly SurveyFacet[];
  /** The facet whose answers are about the caller's own work (`{ counsellor: id }`); undefined for who has none. */
  readonly ownFacet?: (actor: Actor) => { readonly facet: string; readonly value: string } | undefined;
}

export interface SurveyFacet {
  readonly facet: string;
  readonly name: Readonly<Record<Locale, string>>;
  /** Names of these values; one without a name keeps its code. */
  readonly nameValues: (ctx: CallContext<Person>, values: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A kind of thing that surveys can be about. */
export interface SurveyContext {
  readonly type: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly source: SurveySource;
  /** Whether somebody is of the office that it belongs to, which builds and reads surveys about it. */
  readonly isOffice: (person: Person) => boolean;
  /**
   * Attendance itself is confidential: nobody but the office sees surveys about it, administrators neither; and they ask
   * without names, by choices alone.
   */
  readonly isConfidential?: true;
}

const manages = ({ isOffice, isConfidential }: SurveyContext, person: Person): boolean =>
  isOffice(person) || (person.isAdministrator && !isConfidential);

/** Lists the types of survey contexts that this person does not manage. */
export const keptFrom = (contexts: readonly SurveyContext[], person: Person): string[] =>
  contexts.filter((context) => !manages(context, person)).map(({ type }) => type);

export function contextName(context: SurveyContext, locale: Locale): string {
  return locale === 'en' ? context.nameEn : context.nameKo;
}
