/**
 * Sets long timeouts: parts that load on use wait for an import, which is slow on a busy machine, and a passing
 * test is no slower for it. The app has the English of formats before it draws any.
 */
import { configure } from '@testing-library/react';

import '../src/platform/format/texts.ts';
import { prepareTexts } from '../src/platform/i18n/texts.ts';

configure({ asyncUtilTimeout: 15_000 });
await prepareTexts('en');
