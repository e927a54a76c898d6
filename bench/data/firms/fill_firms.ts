import { setClock } from '#core/clock'
import { fillBooks } from '../fill_books.js'
import { YEARS } from '../plan.js'
import { makeRecords } from '../records.js'
import { FIRM, type Firm } from './firm.js'

/** Many firms of three people with five years of books, made as the large company is. */
export async function fillFirms(count: number): Promise<Firm[]> {
  const firms: Firm[] = []
  for (let at = 0; at < count; at++) firms.push(await fillFirm(at))
  return firms
}

async function fillFirm(at: number): Promise<Firm> {
  const restoreClock = setClock(() => Date.now() - YEARS * 366 * 86_400_000)
  const { company, users, clientIds, taskIds, itemIds } = await makeRecords(`Firm ${at}`, FIRM)
  restoreClock()
  const made = await fillBooks({
    company,
    users,
    clientIds,
    itemIds,
    taskIds,
    invoices: FIRM.invoices,
    timeEntries: FIRM.timeEntries,
  })
  const idsOf = (status: string) =>
    made.filter((invoice) => invoice.status === status).map(({ id }) => id)
  return {
    userIds: users.map(({ id }) => id),
    clientIds,
    taskIds,
    paidIds: idsOf('Paid'),
    unpaidIds: idsOf('Unpaid'),
  }
}
