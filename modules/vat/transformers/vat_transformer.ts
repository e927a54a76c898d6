import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { type Minor, minor, moneyNumber, sum } from '#core/money/minor'
import type { TaxGroup } from '#modules/vat/entries/vat_entry'
import type { VatEntryRow } from '#modules/vat/queries/vat_entry_list'
import type { VatTable } from '#modules/vat/queries/vat_summary'

/** Net, VAT and both together, in major units. */
const amountsOf = (net: Minor, tax: Minor, currency: string) => ({
  net: moneyNumber(net, currency),
  tax: moneyNumber(tax, currency),
  gross: moneyNumber(minor(net + tax), currency),
})

const transformGroups = (groups: TaxGroup[], currency: string) => ({
  rates: groups.map(({ category, rate, net, tax }) => ({
    category,
    rate: decimalNumber(rate),
    ...amountsOf(net, tax, currency),
  })),
  ...amountsOf(sum(groups.map(({ net }) => net)), sum(groups.map(({ tax }) => tax)), currency),
})

/** Amounts in major units of `currency`; different ones are never added up. */
export const transformVatTable = ({ currency, groups, periods }: VatTable) => ({
  currency,
  ...transformGroups(groups, currency),
  periods: periods.map(({ from, to, groups: own }) => ({
    from,
    to,
    ...transformGroups(own, currency),
  })),
})

/** Amounts in major units of `currency`. `document` is what it is of, `cause` why it counts on that day. */
export const transformVatEntry = (row: VatEntryRow) => ({
  _id: row.id,
  date: row.day_on,
  cause: row.cause,
  currency: row.currency,
  category: row.category,
  rate: decimalNumber(decimalFromRow(row.rate)),
  ...amountsOf(moneyFromRow(row.net), moneyFromRow(row.tax), row.currency),
  document: { _id: row.document_id, kind: row.kind, stage: row.stage, number: row.number },
  clientName: row.client_name,
})
