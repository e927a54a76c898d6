import { channel } from 'node:diagnostics_channel'

/** Hears of each transaction that starts again after a deadlock or a lost race. Costs nothing without a subscriber. */
export const retried = channel('kontor:transaction_retried')
