import { addressOf } from '../../../platform/route.ts';
import { instrumentListRoute, instrumentRoute, instrumentVersionRoute } from './routes.ts';

export const INSTRUMENT_LIST = addressOf(instrumentListRoute);
export const testAddress = (id: string): string => addressOf(instrumentRoute, { params: { id } });
export const versionAddress = (id: string): string => addressOf(instrumentVersionRoute, { params: { id } });
export const normAddress = (versionId: string): string => `/ability/norm/${versionId}`;
