import type { Day } from '#core/clock'
import { supplyOf } from '#modules/invoicing/law/supply'
import type { Written } from '#modules/invoicing/law/written'
import { type Doubt, doubtsIn } from './doubt.js'
import { doubtsOfContent } from './of_content.js'
import { doubtOfOrder, doubtsOfDays } from './of_days.js'
import { doubtsOfBuyer, doubtsOfSeller } from './of_parties.js'
import { reportedMonthOf } from './reported_months.js'
import { seriousDoubts } from './serious_doubts.js'
import { suggestedTax } from './suggested_tax.js'

/**
 * Every doubt about an invoice before it is issued: missing particulars that no law demands, days that are probably
 * mistakes, unusual VAT. The serious doubts have to be acknowledged.
 * @param today of the company
 */
export const doubtsOf = async (written: Written, today: Day): Promise<Doubt[]> => [
  ...(await seriousDoubts(written)),
  ...doubtsOfSeller(written),
  ...doubtsOfBuyer(written),
  ...doubtsOfDays(written, today),
  ...doubtsIn([await doubtOfOrder(written), await doubtOfSupplyMonth(written)]),
  ...doubtsOfContent(written, await suggestedTax(written)),
]

/** On agreed amounts (§ 13 (1) no. 1 a UStG) the VAT belongs to the month of supply, not to that of the invoice. */
async function doubtOfSupplyMonth({ invoice, lines }: Written): Promise<Doubt | undefined> {
  const { serviceOn, serviceUntil } = supplyOf(invoice, lines)
  const day = serviceUntil ?? serviceOn
  if (!day || day.slice(0, 7) === invoice.dateOn.slice(0, 7)) return undefined
  const month = await reportedMonthOf({ id: invoice.companyId }, day)
  return month ? { field: 'serviceDate', rule: 'supply_month_reported', month } : undefined
}
