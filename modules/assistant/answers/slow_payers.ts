import { clientNames } from '#modules/clients/public'
import { paymentHabits } from '#modules/ledger/public'
import { type Asked, count, type Found, MOST_ROWS } from '../answer.js'

/** Clients who usually pay after the due date, the slowest first; from the paid invoices of a year. */
export async function slowPayers({ viewer: { company }, at }: Asked): Promise<Found> {
  const { clients } = await paymentHabits(company, at.today)
  const slow = [...clients]
    .filter(([, { usual }]) => usual > 0)
    .sort(([, one], [, other]) => other.usual - one.usual)
  const shown = slow.slice(0, MOST_ROWS)
  const names = await clientNames(
    company,
    shown.map(([id]) => id)
  )
  const link = '/clients'
  return {
    figures: slow.length ? [{ name: 'count', value: count(slow.length), link }] : [],
    rows: shown.map(([id, { usual }]) => ({
      title: names.get(id) ?? '',
      values: [{ kind: 'delay', days: usual }],
      link: `/client-history/${id}`,
    })),
    link,
  }
}
