import type { Day } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'
import type { TransferableExpense } from '#modules/expenses/public'

/** The Skonto that a transfer on a day takes: all until the last day, then nothing. */
export const skontoOn = (
  { skonto, skontoOn: until }: Pick<TransferableExpense, 'skonto' | 'skontoOn'>,
  executeOn: Day
): Minor => (until !== null && executeOn <= until ? skonto : minor(0n))
