import { account } from '@naru/contract/areas/account.ts';
import type { FieldValues, ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';

import { checkByContract } from './contract-resolver.ts';

const options: ResolverOptions<FieldValues> = { fields: {}, shouldUseNativeValidation: false };

test('what the contract refuses is said in the person’s words', async () => {
  const { resolver } = checkByContract(async () => account.changeLanguage.body);
  const { errors } = await resolver({ locale: 'fr', note: '' }, { locale: '언어' }, options);
  expect(errors).toMatchObject({ locale: { message: '언어를 다시 골라 주세요.' } });
});

test('what holds comes back as it was written', async () => {
  const { resolver } = checkByContract(async () => account.changeLanguage.body);
  const values = { locale: 'en', note: 'stays' };
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
});

test('a schema that does not come leaves the check to the server, and is asked for again', async () => {
  let asked = 0;
  const { resolver } = checkByContract(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return account.changeLanguage.body;
  });
  const values = { locale: 'fr', note: '' };
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  expect((await resolver(values, undefined, options)).errors).toHaveProperty('locale');
});
