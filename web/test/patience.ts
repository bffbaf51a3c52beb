/**
 * Parts that load on use come after an import, which takes as long as the machine is busy: what is awaited in a test is
 * awaited long, and a test that holds is no slower for it. The app has the English of formats before it draws any.
 */
import { configure } from '@testing-library/react';

import '../src/platform/format/texts.ts';
import { prepareTexts } from '../src/platform/i18n/texts.ts';

configure({ asyncUtilTimeout: 15_000 });
await prepareTexts('en');
