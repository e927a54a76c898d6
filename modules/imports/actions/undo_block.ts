import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTx } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { kindOf } from '#modules/imports/kinds/kinds'
import { type RowOutcome, readBlock } from '#modules/imports/models/block'
import { type Done, NOTHING_DONE } from '#modules/imports/models/import'
import type { Portion } from './work_on_imports.js'

/**
 * Undoes the rows of a block, the last first: new records are removed unless others depend on them or they were
 * changed since, changed ones are restored unless they were changed again. Each in a transaction of its own, so that a
 * record that has to stay does not block the rest.
 */
export async function undoBlock(portion: Portion) {
  const { record } = portion
  const { outcome } = await readBlock(record, portion.position)
  const done: Done = { ...(record.done ?? NOTHING_DONE) }
  for (const one of outcome.toReversed()) {
    done[await undoRow(portion, one)] += 1
    await nextTurn()
  }
  record.done = done
}

async function undoRow(
  { company, record }: Portion,
  outcome: RowOutcome
): Promise<'removed' | 'restored' | 'kept'> {
  const kind = kindOf(record.kind)
  if (outcome.did === 'updated') {
    const isRestored = await inTx(() => kind.restore(company, outcome.id, outcome.change))
    return isRestored ? 'restored' : 'kept'
  }
  try {
    const { userId, language } = record
    await inTx(() => kind.remove(company, outcome.id, { userId, language }))
    return 'removed'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Gone: by hand, or by this block before Kontor was stopped in it.
    return error.status === 404 ? 'removed' : 'kept'
  }
}
