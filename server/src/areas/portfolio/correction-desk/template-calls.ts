import { TEMPLATE, type correctionDesk as calls } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { changeRecord } from '../../../blocks/record/save.ts';
import { insertRecord } from '../../../blocks/record/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { DESK_MENU } from '../correction/scope-sql.ts';
import {
  countTemplates,
  deleteTemplateRow,
  lockOptionalTemplate,
  selectTemplates,
  type TemplateRow,
} from './template-store.ts';
import { deskWords } from './words.ts';

/** Templates of a person, and of everybody. */
const MOST_TEMPLATES = 100;

type Privilege = 'C' | 'U' | 'D';

const keepsShared = ({ actor }: CallContext, privilege: Privilege): boolean =>
  actor.rights.scopes(DESK_MENU, privilege).has('ALL');

export const listTemplates: Reader<typeof calls.listTemplates> = async (ctx) => {
  const rows = await selectTemplates(ctx.db, ctx.actor.memberId);
  const templateList = rows.map(({ id, ownerId, title, text, version }) => ({
    templateId: id,
    title,
    text,
    isShared: ownerId === null,
    mayChange: ownerId !== null || keepsShared(ctx, 'U'),
    version,
  }));
  return { templateList, mayShare: keepsShared(ctx, 'C') };
};

export const createTemplate: Writer<typeof calls.createTemplate> = {
  apply: async (ctx, { body: { isShared, title, text } }) => {
    const { tx, actor, locale } = ctx;
    if (isShared && !keepsShared(ctx, 'C')) fail('forbidden');
    const ownerId = isShared ? null : actor.memberId;
    if ((await countTemplates(tx, ownerId)) >= MOST_TEMPLATES)
      failField('title', deskWords[locale].tooManyTemplates(MOST_TEMPLATES));
    const id = newId();
    await insertRecord(tx, TEMPLATE, { key: id, values: { title, text }, beside: { owner_id: ownerId } });
    const audit = {
      action: 'correctionTemplates.create',
      entity: TEMPLATE.table,
      entityId: id,
      after: { title, isShared },
    };
    await writeAudit(tx, ctx, audit);
    return { id };
  },
  answer: (_ctx, { id = '' }) => Promise.resolve({ templateId: id }),
};

/** Holds a template that the caller may change; everybody's is there for all, and changed by who keeps it. */
async function holdTemplate(ctx: WriteContext, id: string, privilege: Privilege): Promise<TemplateRow> {
  const found = (await lockOptionalTemplate(ctx.tx, { id, memberId: ctx.actor.memberId })) ?? fail('notFound');
  if (found.ownerId === null && !keepsShared(ctx, privilege)) fail('forbidden');
  return found;
}

export const changeTemplate: Writer<typeof calls.changeTemplate> = {
  apply: async (ctx, { params: { id }, body }) => {
    const read = () => holdTemplate(ctx, id, 'U');
    await changeRecord(ctx, TEMPLATE, { action: 'correctionTemplates.change', key: id, read, body });
    return { id, version: String(body.version + 1) };
  },
  answer: (_ctx, { id = '', version }) => Promise.resolve({ templateId: id, version: Number(version) }),
};

export const deleteTemplate: Writer<typeof calls.deleteTemplate> = {
  apply: async (ctx, { params: { id } }) => {
    const { title } = await holdTemplate(ctx, id, 'D');
    await deleteTemplateRow(ctx.tx, id);
    const audit = { action: 'correctionTemplates.delete', entity: TEMPLATE.table, entityId: id, before: { title } };
    await writeAudit(ctx.tx, ctx, audit);
    return { id };
  },
  answer: () => Promise.resolve({}),
};
