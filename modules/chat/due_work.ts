import { type Instant, now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'

/** The log holds names and figures of people who may have asked to be forgotten. */
const KEPT: Instant = 30 * 86_400_000

export default [
  forgetOld('chat.forget_exchanges', {
    old: 'select sent_at as time from model_exchanges where sent_at < ? order by sent_at',
    forget: 'delete from model_exchanges where sent_at <= ?',
    before: () => now() - KEPT,
  }),
]
