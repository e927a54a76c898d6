import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'

/** How long a key is honoured: a terminal that was offline over a holiday may still send again what it kept. */
const KEPT_FOR = 30 * 86_400_000

/** Answers are stored in full, so unused keys would grow into the largest table. */
export const forgetKeys = forgetOld('core.forget_keys', {
  old: 'select created_at as time from idempotency_keys where created_at < ? order by created_at',
  forget: 'delete from idempotency_keys where created_at <= ?',
  before: () => now() - KEPT_FOR,
})
