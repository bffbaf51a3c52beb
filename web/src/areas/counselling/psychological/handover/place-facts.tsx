import type { Place } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { callOf } from '../call-of.ts';
import { handoverTexts } from './texts.ts';

const FACTS = ['address', 'cost', 'hours'] as const;

/** How to reach a place; what is not known is left out. */
export function PlaceFacts({ place }: { readonly place: Place }) {
  const texts = useTexts(handoverTexts).facts;
  const { phone, link } = place;
  return (
    <DefinitionList
      items={[
        { term: texts.phone, value: <a href={callOf(phone)}>{phone}</a> },
        ...FACTS.flatMap((name) => (place[name] === '' ? [] : [{ term: texts[name], value: place[name] }])),
        ...(link === ''
          ? []
          : [
              {
                term: texts.link,
                value: (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {link.replace(/^https?:\/\//u, '')}
                  </a>
                ),
              },
            ]),
      ]}
    />
  );
}
