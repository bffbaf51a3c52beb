import { START_TEMPLATES, type portfolioStart as calls } from '@naru/contract/areas/portfolio/start.ts';

import { newId } from '../../../platform/db/id.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { cutExcerpt } from '../experience/rules.ts';
import type { FactSources } from './facts.ts';
import { readKnown } from './known.ts';
import { suggestChoices } from './suggest.ts';
import { TEMPLATE_AUDIENCES, templateWords } from './template-words.ts';
import { composeDraft } from './templates.ts';

export const readStart =
  (sources: FactSources): Reader<typeof calls.readStart> =>
  async ({ db, actor, now, locale }) => {
    const known = await readKnown(db, { memberId: actor.memberId, now, sources });
    const { templates } = templateWords[locale];
    return {
      headNm: known.name[locale] || known.name.ko,
      facts: known.facts,
      storyList: known.stories.map((story) => ({
        cardId: story.id,
        title: story.title,
        excerpt: cutExcerpt(story),
        beganIn: story.begins,
        endedIn: story.ends,
      })),
      suggested: suggestChoices(known),
      templateList: START_TEMPLATES.map((template) => ({
        template,
        templateNm: templates[template].name,
        purpose: templates[template].purpose,
        audienceList: [...TEMPLATE_AUDIENCES[template]],
      })),
    };
  };

export const previewStart =
  (sources: FactSources): Reader<typeof calls.previewStart> =>
  async ({ db, actor, now }, { body: { language, choices } }) => {
    const known = await readKnown(db, { memberId: actor.memberId, now, sources });
    return {
      draftList: START_TEMPLATES.map((template) => ({
        template,
        content: composeDraft(template, { known, choices, language, newId }),
      })),
      facts: known.facts,
    };
  };
