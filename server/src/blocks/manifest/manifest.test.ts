import { describe, expect, it } from 'vitest';

import type { CallGroup } from '../../platform/http/serve.ts';
import { textSetting } from '../../platform/settings/declare.ts';
import { defineEvent, followEvent } from './event.ts';
import type { AnyListSource } from './list-source.ts';
import type { LoggedRecord } from './logged-record.ts';
import { gather, gatherCalls, type Manifest } from './manifest.ts';
import type { NotificationType } from './notification-type.ts';
import type { SurveyContext } from './survey-source.ts';

const none = async () => [];
const words = { ko: '가', en: 'a' };
const noFile = { canRead: async () => false, canChange: async () => false };
const aRecord = (entity: string, ...acts: readonly string[]): LoggedRecord => ({
  entity,
  name: words,
  acts: Object.fromEntries(acts.map((act) => [act, words])),
});
const aList = (name: string) => ({ name }) as AnyListSource; // nobody opens it here
const aGroup = (name: string): CallGroup => ({ name, calls: {}, handlers: {} });
const aContext = (type: string) => ({ type }) as SurveyContext; // nobody asks it here
const granted = defineEvent('badge.granted');
const aFollower = (name: string, event = granted) => followEvent(event, name, async () => {});
const aType = (type: string): NotificationType => {
  const texts = { name: '', title: () => '', body: '', action: '' };
  return { type, group: 'RECORD', channels: ['IN_APP'], isSensitive: false, texts: { ko: texts, en: texts } };
};
const aPlace = (part: 'QUEUES' | 'WEEK') => ({ part, isFor: () => true });

/** A manifest with one entry of the kind, by the same name each time. */
const KINDS: readonly (readonly [kind: string, name: string, bring: () => Manifest])[] = [
  ['settings', 'title', () => ({ settings: [textSetting('title', { defaultValue: '나루', description: words })] })],
  ['types of notifications', 'BADGE_GRANTED', () => ({ notificationTypes: [aType('BADGE_GRANTED')] })],
  ['sources of a status', 'CMPRH_GOAL', () => ({ statusSources: [{ type: 'CMPRH_GOAL', read: async () => 'NONE' }] })],
  ['file rights', 'letter', () => ({ fileRights: { letter: noFile } })],
  ['sources of résumés', 'badge', () => ({ resumeSources: [{ kind: 'badge', list: none }] })],
  ['sources of charts', 'test', () => ({ chartSources: [{ kind: 'test', list: none }] })],
  ['ticks', 'task', () => ({ todoTicks: [{ kind: 'task', apply: async () => true }] })],
  ['records of the change log', 'letter', () => ({ loggedRecords: [aRecord('letter')] })],
  ['events', 'badge.granted', () => ({ events: [granted] })],
];

describe('what manifests bring', () => {
  it('keeps the order of the manifests', () => {
    const brought = gather([
      {
        lists: [aList('b'), aList('a')],
        loggedRecords: [aRecord('z', 'z.create')],
        home: { places: [aPlace('WEEK')] },
      },
      {},
      { lists: [aList('c')], loggedRecords: [aRecord('a', 'a.create')], home: { places: [aPlace('QUEUES')] } },
    ]);
    expect(brought.lists.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
    expect(brought.loggedRecords.map(({ entity }) => entity)).toEqual(['z', 'a']);
    expect(brought.home.places.map(({ part }) => part)).toEqual(['WEEK', 'QUEUES']);
  });

  it('is empty where nothing is brought', () => {
    const { home, fileRights, ...lists } = gather([{}, { home: {} }]);
    expect(new Set([...Object.values(home), ...Object.values(lists)].map(({ length }) => length))).toEqual(
      new Set([0]),
    );
    expect(fileRights).toEqual({});
  });

  it('has file rights of all by their entity', () => {
    const other = { ...noFile, isSavedWhole: true } as const;
    const { fileRights } = gather([{ fileRights: { letter: noFile } }, { fileRights: { badge: other } }]);
    expect(fileRights).toEqual({ letter: noFile, badge: other });
  });

  it.each(KINDS)('refuses two %s by one name, in two manifests and in one', (_, name, bring) => {
    expect(() => gather([bring()])).not.toThrow();
    expect(() => gather([bring(), {}, bring()])).toThrow(`${name} is brought twice.`);
  });

  it('refuses an act that two records of the change log claim', () => {
    const both = [aRecord('letter', 'letter.create', 'file.add'), aRecord('badge', 'file.add')];
    expect(() => gather([{ loggedRecords: both }])).toThrow('file.add is brought twice.');
  });

  it('refuses two followers by one name, of whichever event', () => {
    const revoked = defineEvent('badge.revoked');
    const events = [granted, revoked];
    const twice = [aFollower('portfolio.note'), aFollower('portfolio.note', revoked)];
    expect(() => gather([{ events, followers: twice }])).toThrow('portfolio.note is brought twice.');
    const { followers } = gather([
      { followers: [aFollower('portfolio.note')] },
      { events, followers: [aFollower('home.note')] },
    ]);
    expect(followers.map(({ name }) => name)).toEqual(['portfolio.note', 'home.note']);
  });

  it('refuses a follower of an event that nobody emits', () => {
    expect(() =>
      gather([{ followers: [aFollower('portfolio.note')] }, { events: [defineEvent('badge.revoked')] }]),
    ).toThrow('portfolio.note follows badge.granted, which nobody emits.');
  });

  it('lets lists know contexts and records that later manifests bring', () => {
    const { lists } = gather([
      {
        lists: ({ surveyContexts, loggedRecords }) => [
          ...surveyContexts.map(({ type }) => aList(`answers.${type}`)),
          ...loggedRecords.map(({ entity }) => aList(`changes.${entity}`)),
        ],
      },
      { surveyContexts: [aContext('meeting')], loggedRecords: [aRecord('letter')] },
    ]);
    expect(lists.map(({ name }) => name)).toEqual(['answers.meeting', 'changes.letter']);
  });
});

describe('calls of manifests', () => {
  it('stand in their order, those by what others brought in their place', () => {
    const manifests: readonly Manifest[] = [
      { calls: [aGroup('b')] },
      { calls: ({ loggedRecords }) => loggedRecords.map(({ entity }) => aGroup(`changes.${entity}`)) },
      {},
      { calls: [aGroup('a'), aGroup('c')], loggedRecords: [aRecord('letter')] },
    ];
    const names = gatherCalls(manifests, gather(manifests)).map(({ name }) => name);
    expect(names).toEqual(['b', 'changes.letter', 'a', 'c']);
  });
});
