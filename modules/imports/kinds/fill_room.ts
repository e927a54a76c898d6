import { AppError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import type { Language } from '#core/i18n/languages'
import type { Fault } from './import_kind.js'

const NO_ROOM = 'auth.plan_limit_reached'

/**
 * Creates records as far as the plan of the company has room for them. Only inside inTx.
 * @param create refuses all of its records before it writes the first
 * @returns their ids in the same order, and for each of the others the refusal in the reader's language
 */
export async function fillRoom<New>(
  records: New[],
  language: Language,
  create: (records: New[]) => Promise<string[]>
): Promise<(string | Fault[])[]> {
  try {
    return await create(records)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== NO_ROOM) throw error
    const { allowed, used } = error.details.extra as { allowed: number; used: number }
    const fitting = records.slice(0, Math.max(0, allowed - used))
    const ids = fitting.length > 0 ? await create(fitting) : []
    const fault = { field: '', message: errorSentence(error, language) }
    return [...ids, ...records.slice(fitting.length).map(() => [fault])]
  }
}
