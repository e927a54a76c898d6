import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { TaxCategory } from '#modules/documents/public'
import type { SettlementKind } from '#modules/invoicing/public'
import type { GivenBack, Settled } from './invoice_family.js'

interface SettlementRow {
  id: string
  invoice_id: string
  kind: SettlementKind
  amount: StoredInteger
  settled_on: Day
  credit_note_id: string | null
}

interface ReducedRow {
  settlement_id: string
  category: TaxCategory
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

/** Settlements of invoices. */
export async function readSettlements(
  companyId: string,
  invoiceIds: string[]
): Promise<Map<string, Settled[]>> {
  if (invoiceIds.length === 0) return new Map()
  const rows: SettlementRow[] = await reader()
    .from('settlements')
    .where('company_id', companyId)
    .whereIn('invoice_id', invoiceIds)
    .select('id', 'invoice_id', 'kind', 'amount', 'settled_on', 'credit_note_id')
  const lowering = rows.filter(({ kind }) => kind === 'skonto' || kind === 'writeOff')
  const reduced = await reducedTaxes(
    companyId,
    lowering.map(({ id }) => id)
  )
  const settledOf = (row: SettlementRow) => settled(row, reduced.get(row.id) ?? [])
  return new Map(
    [...Map.groupBy(rows, ({ invoice_id }) => invoice_id)].map(
      ([id, own]) => [id, own.map(settledOf)] as const
    )
  )
}

function settled(
  { id, kind, settled_on: on, amount, credit_note_id }: SettlementRow,
  taxes: ReturnType<typeof groupOf>[]
): Settled {
  if (kind === 'skonto' || kind === 'writeOff') return { id, on, kind, taxes }
  if (kind !== 'creditNote') return { id, on, kind, amount: moneyFromRow(amount) }
  return { id, on, kind, amount: moneyFromRow(amount), creditNoteId: credit_note_id ?? '' }
}

async function reducedTaxes(companyId: string, settlementIds: string[]) {
  if (settlementIds.length === 0) return new Map<string, ReturnType<typeof groupOf>[]>()
  const rows: ReducedRow[] = await reader()
    .from('settlement_taxes')
    .where('company_id', companyId)
    .whereIn('settlement_id', settlementIds)
    .select('settlement_id', 'category', 'rate', 'base', 'tax')
  return Map.groupBy(rows.map(groupOf), ({ owner }) => owner)
}

const groupOf = ({ settlement_id: owner, category, rate, base, tax }: ReducedRow) => ({
  owner,
  category,
  rate: decimalFromRow(rate),
  net: moneyFromRow(base),
  tax: moneyFromRow(tax),
})

interface GivenRow {
  credit_note_id: string
  id: string
  day_on: Day
  amount: StoredInteger
}

/** Credit from credit notes and cancellations that has settled other invoices or was paid back. */
export async function readGivenBack(
  companyId: string,
  creditNoteIds: string[]
): Promise<Map<string, GivenBack[]>> {
  if (creditNoteIds.length === 0) return new Map()
  const used = await uses(companyId, creditNoteIds, 'settlements', 'settled_on')
  const refunded = await uses(companyId, creditNoteIds, 'credit_refunds', 'refunded_on')
  const all = [
    ...used.map((row) => ({ ...row, kind: 'credit' as const })),
    ...refunded.map((row) => ({ ...row, kind: 'refund' as const })),
  ]
  return new Map(
    [...Map.groupBy(all, ({ credit_note_id }) => credit_note_id)].map(
      ([noteId, rows]) =>
        [
          noteId,
          rows.map(({ kind, id, day_on: on, amount }) => ({
            kind,
            id,
            on,
            amount: moneyFromRow(amount),
          })),
        ] as const
    )
  )
}

async function uses(
  companyId: string,
  creditNoteIds: string[],
  table: 'settlements' | 'credit_refunds',
  day: string
): Promise<GivenRow[]> {
  return await reader()
    .from('client_credits as credits')
    .join(`${table} as used`, (on) => {
      on.on('used.company_id', 'credits.company_id').on('used.credit_id', 'credits.id')
    })
    .where('credits.company_id', companyId)
    .whereIn('credits.credit_note_id', creditNoteIds)
    .select('credits.credit_note_id', 'used.id', `used.${day} as day_on`, 'used.amount')
}
