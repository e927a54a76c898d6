import { setImmediate as nextTurn } from 'node:timers/promises'
import { asActor } from '#core/audit/actor'
import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { isDatabaseAway } from '#core/database/transaction_failures'
import { AppError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import {
  ACTIVE_STATES,
  type ActiveState,
  type Import,
  type ImportState,
} from '#modules/imports/models/import'
import { checkBlock, FileKeys } from './check_block.js'
import { ClaimLost, claimImport, step } from './claim_step.js'
import { markFailed } from './mark_failed.js'
import { runBlock } from './run_block.js'
import { undoBlock } from './undo_block.js'

/** One block of an import. The record is stepped on by its caller. */
export interface Portion {
  company: CompanyScope
  record: Import
  position: number
  keys: FileKeys
}

const WORKS = {
  checking: { inStep: checkBlock, ends: 'checked' },
  running: { inStep: runBlock, ends: 'done' },
  undoing: { beforeStep: undoBlock, ends: 'undone' },
} satisfies Record<ActiveState, Work>

interface Work {
  /** Has transactions of its own, and does no harm when it is done again. */
  beforeStep?(portion: Portion): Promise<void>
  /** Runs in the transaction of the step, so exactly once. */
  inStep?(portion: Portion): Promise<void>
  ends: ImportState
}

/**
 * Works on one due import, block by block, until it is done, stopped, or fails, and lets requests in between.
 * @returns whether more may be due
 */
export async function workOnImports(): Promise<boolean> {
  const claimed = await inTx(claimImport)
  if (!claimed) return false
  const { company, record, isTaken } = claimed
  if (!isTaken) return true
  try {
    await asActor({ userId: record.userId, requestId: null }, () => workOn(company, record))
  } catch (error) {
    if (error instanceof ClaimLost) return true
    if (isDatabaseAway(error)) throw error
    await markFailed(record)
    // An unexpected failure has to be reported.
    if (!(error instanceof AppError)) throw error
  }
  return true
}

async function workOn(company: CompanyScope, record: Import) {
  const keys = new FileKeys()
  // Facts about earlier rows are only in memory: a check restarts from the beginning.
  if (record.state === 'checking' && record.nextBlock > 0) await inTx(() => restart(record))
  while (isActive(record.state)) {
    await takeStep(company, record, keys)
    await nextTurn()
  }
}

const isActive = (state: ImportState) => (ACTIVE_STATES as readonly ImportState[]).includes(state)

async function takeStep(company: CompanyScope, record: Import, keys: FileKeys) {
  const from = { nextBlock: record.nextBlock, state: record.state as ActiveState }
  const work: Work = WORKS[from.state]
  const portion = { company, record, position: blockOf(record), keys }
  const isBlock = from.nextBlock < record.blockCount
  if (isBlock) await work.beforeStep?.(portion)
  const { planned, done } = record
  await inTx(async () => {
    // Restarts here when the transaction is retried.
    record.merge({ ...from, planned, done, finishedAt: null })
    if (isBlock) await work.inStep?.(portion)
    record.nextBlock = from.nextBlock + 1
    const isLast = record.nextBlock >= record.blockCount
    if (isLast) record.merge({ state: work.ends, finishedAt: now() })
    await step(record, from, isLast)
    if (isLast) publish(company.id, { kind: 'import', id: record.id })
  })
}

/** Undoing goes backwards. */
const blockOf = ({ state, nextBlock, blockCount }: Import) =>
  state === 'undoing' ? blockCount - 1 - nextBlock : nextBlock

async function restart(record: Import) {
  const from = { nextBlock: record.nextBlock, state: 'checking' as const }
  record.merge({ nextBlock: 0, planned: null })
  await step(record, from, false)
}
