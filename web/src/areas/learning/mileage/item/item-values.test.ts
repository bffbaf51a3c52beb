import { describe, expect, it } from 'vitest';

import { beginWith, bodyOf, contentOf, listMissing } from './item-values.ts';

const WHOLE = { ...beginWith(undefined), code: 'TALK', typeCode: '01', nameKo: '특강', nameEn: 'Talks' };

describe('the form of an item of mileage', () => {
  it('names what is missing', () => {
    expect(listMissing(beginWith(undefined))).toEqual(['code', 'typeCode', 'nameKo', 'nameEn']);
    expect(listMissing({ ...WHOLE, source: 'PROGRAMME', position: null })).toEqual(['programmeType', 'position']);
    expect(listMissing(WHOLE)).toEqual([]);
  });

  it('leaves out what only claims ask for', () => {
    const written = { ...WHOLE, evidenceKo: '확인서', evidenceEn: 'Letter', asksNumber: true, mostQuantity: 10 };
    expect(contentOf(written)).toMatchObject({ evidenceKo: '확인서', asksNumber: true, mostQuantity: 10 });
    expect(contentOf({ ...written, source: 'HAND' })).toMatchObject({
      evidenceKo: '',
      evidenceEn: '',
      asksNumber: false,
      mostQuantity: null,
    });
  });

  it('names programmes only for an item of theirs', () => {
    expect(bodyOf({ ...WHOLE, programmeType: 'BAEUM' })).toMatchObject({ typeCode: '01', programmeType: null });
    expect(bodyOf({ ...WHOLE, source: 'PROGRAMME', programmeType: 'BAEUM' })).toMatchObject({ programmeType: 'BAEUM' });
    expect(bodyOf(beginWith(undefined))).toBeUndefined();
  });
});
