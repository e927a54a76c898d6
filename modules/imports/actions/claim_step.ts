import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { type ActiveState, Import } from '#modules/imports/models/import'

/** Of this process: a killed process loses its claims after the time below. */
const WORKER = newId()
const CLAIM = 20_000

/** Suspended companies import nothing; their imports stay due. */
const DUE = `
  select imports.company_id, imports.id, companies.status, companies.language, companies.currency, companies.time_zone
  from imports join companies on companies.id = imports.company_id
  where imports.state in ('checking', 'running', 'undoing') and imports.worked_until < ?
    and companies.status = 'active'
  order by imports.worked_until limit 1`

const TAKE = `
  update imports set worker = ?, worked_until = ?
  where company_id = ? and id = ? and worked_until < ? and state in ('checking', 'running', 'undoing')`

interface DueRow {
  company_id: string
  id: string
  status: 'active'
  language: CompanyScope['language']
  currency: string
  time_zone: string
}

const readDue = () => readRows<DueRow>(DUE, [now()])

export const areImportsDue = async () => (await readDue()).length > 0

/** An import that is due and unclaimed, claimed by this process. Only inside inTx. */
export async function claimImport() {
  const [due] = await readDue()
  if (!due) return undefined
  const { company_id, id, status, language, currency, time_zone } = due
  const values = [WORKER, now() + CLAIM, company_id, id, now()]
  const isTaken = (await changeRows(TAKE, values)) === 1
  const company: CompanyScope = { id: company_id, status, language, currency, timeZone: time_zone }
  const record = await Import.one(company, id)
  return record && { company, record, isTaken }
}

/** Thrown when an import was stopped or claimed by another process: the work of the block is rolled back. */
export class ClaimLost extends Error {}

const STEP = `
  update imports set next_block = ?, planned = ?, done = ?, state = ?, finished_at = ?, worked_until = ?
  where company_id = ? and id = ? and next_block = ? and state = ? and worker = ?`

/**
 * Advances from exactly the state that was read. Runs in the transaction of the step's work, so that the step happens
 * exactly once even after a crash. @throws ClaimLost
 */
export async function step(
  record: Import,
  from: { nextBlock: number; state: ActiveState },
  isLast: boolean
) {
  const { companyId, id, nextBlock, planned, done, state, finishedAt } = record
  const values = [
    nextBlock,
    planned && JSON.stringify(planned),
    done && JSON.stringify(done),
    state,
    finishedAt,
    // A finished import may be claimed again at once, for example to be undone.
    isLast ? 0 : now() + CLAIM,
    companyId,
    id,
    from.nextBlock,
    from.state,
    WORKER,
  ]
  if ((await changeRows(STEP, values)) !== 1) throw new ClaimLost()
}
