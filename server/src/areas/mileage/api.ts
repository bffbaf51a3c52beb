/** Questions that other areas ask about mileage. */
export { mileagePosted } from './core/posted-event.ts';
export { selectEarned } from './ledger/earned-store.ts';
