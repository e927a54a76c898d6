import { type Instant, now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'

/** So long an expired token is still refused as expired and not as unknown, and is listed as such. */
const KEPT_AFTER_END: Instant = 30 * 86_400_000

export default [
  forgetOld('tokens.forget_expired', {
    old: 'select expires_at as time from personal_tokens where expires_at < ? order by expires_at',
    forget: 'delete from personal_tokens where expires_at <= ?',
    before: () => now() - KEPT_AFTER_END,
  }),
]
