import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'

/** Counts whose time is over: they name accounts and network addresses, and the package deletes them only by chance. */
export const forgetRateLimits = forgetOld('core.forget_rate_limits', {
  old: 'select expire as time from rate_limits where expire < ? order by expire',
  forget: 'delete from rate_limits where expire <= ?',
  before: now,
})
