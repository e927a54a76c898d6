import { conflict, notFound } from '#core/errors/app_error'
import { Client } from '#modules/clients/public'
import { OPENING_FIELDS } from '#modules/imports/fields/opening_fields'
import {
  OpeningBalance,
  openingBalanceValidator,
  removeOpeningBalance,
  setOpeningBalance,
  transformOpeningBalance,
} from '#modules/ledger/public'
import { changedFields, isUntouched } from './changed_fields.js'
import type { ImportKind } from './import_kind.js'
import { checkOpening, type OpeningElsewhere } from './opening_check.js'
import { balanceKey, findOpenings, type Openings } from './opening_rows.js'

const known = new Map(OPENING_FIELDS.map((field) => [field.name, field]))

/** Debts of clients when the company began with Kontor. A client has one such balance in each currency. */
export const openingKind: ImportKind<OpeningElsewhere, OpeningElsewhere> = {
  fields: OPENING_FIELDS,
  known,
  keyFaults: { field: 'amount', taken: 'opening_taken', twice: 'opening_twice' },
  prepare: (values) => values,

  keyOf: (values, prepared) => (prepared as Openings).keyOf(values),

  async findExisting(company, rows) {
    const openings = await findOpenings(company, rows)
    return rows.map((row) => openings.existingOf(row)?.id)
  },

  prepareCheck: findOpenings,
  checkNew: checkOpening,
  checkChange: checkOpening,

  async takenKeys(company, keys) {
    const clientIds = keys.map((key) => key.split(' ')[0])
    const balances = await OpeningBalance.of(company).whereIn('clientId', clientIds)
    const taken = new Set(balances.map(balanceKey))
    return new Set(keys.filter((key) => taken.has(key)))
  },

  async create(company, openings) {
    const ids: string[] = []
    for (const { of, ...values } of openings) {
      ids.push((await setOpeningBalance(company, of, values)).id)
    }
    return ids
  },

  async update(company, id, { of, ...values }) {
    const balance = await lockBalance(company, id)
    if (!balance || balance.statedAt) return undefined
    const before = transformOpeningBalance(balance)
    const after = await setOpeningBalance(company, of, { note: balance.note, ...values })
    return changedFields(values, before, transformOpeningBalance(after))
  },

  async remove(company, id) {
    const balance = await lockBalance(company, id)
    if (!balance) throw notFound()
    if (balance.version > 1) throw conflict('imports.changed_since')
    await removeOpeningBalance(company, balance.clientId, balance.currency)
  },

  async restore(company, id, change) {
    const balance = await lockBalance(company, id)
    if (!balance || balance.statedAt) return false
    const now = transformOpeningBalance(balance)
    if (!isUntouched(now, change)) return false
    const values = { amount: now.amount, date: now.date, note: now.note, ...change.before }
    await setOpeningBalance(company, balance, await openingBalanceValidator.validate(values))
    return true
  },
}

/** Its client first, like every other change of a balance. Only inside inTx. */
async function lockBalance(company: Parameters<typeof Client.oneLocked>[0], id: string) {
  const found = await OpeningBalance.one(company, id)
  if (!found) return undefined
  await Client.oneLocked(company, found.clientId)
  return OpeningBalance.oneLocked(company, id)
}
