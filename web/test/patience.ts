/**
 * Parts that load on use come after an import, which takes as long as the machine is busy: what is awaited in a test is
 * awaited long, and a test that holds is no slower for it.
 */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
