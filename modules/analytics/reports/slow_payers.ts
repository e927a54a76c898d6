import { clientNames } from '#modules/clients/public'
import { paymentHabits } from '#modules/ledger/public'
import { MOST_ROWS } from './clients_tab.js'
import { clientLink } from './links.js'
import type { Frame, Table } from './report.js'

/**
 * The clients who pay latest, by the median delay of the invoices that they have paid in the last year. Clients with
 * fewer than three of them have no habit yet, and those who pay in time are left out.
 */
export async function slowPayers({ company, at }: Frame): Promise<Table | undefined> {
  const { clients } = await paymentHabits(company, at.today)
  const late = [...clients]
    .filter(([, { usual }]) => usual > 0)
    .sort(([, one], [, other]) => other.usual - one.usual || other.slow - one.slow)
    .slice(0, MOST_ROWS)
  if (late.length === 0) return undefined
  const names = await clientNames(
    company,
    late.map(([id]) => id)
  )
  return {
    key: 'byDelay',
    columns: [
      { key: 'usualDelay', unit: 'days' },
      { key: 'slowDelay', unit: 'days' },
    ],
    rows: late.map(([id, { usual, slow }]) => ({
      name: { text: names.get(id) ?? '', link: clientLink(id) },
      cells: [{ value: usual, link: clientLink(id) }, { value: slow }],
    })),
  }
}
