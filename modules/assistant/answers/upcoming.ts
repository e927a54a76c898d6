import { moneyFromRow } from '#core/money/columns'
import { minor, NOTHING } from '#core/money/minor'
import { countByState, entriesQuery } from '#modules/banking/public'
import { profileList, summarize } from '#modules/recurring/public'
import { type DueReminder, readDunningDesk } from '#modules/reminders/public'
import { type Asked, count, type Found, linkTo, MOST_ROWS, money } from '../answer.js'

/** Reminders that the desk shows on its first page, where they can be ticked. */
const MOST_CHOSEN = 50

/** Reminders that can be sent today by the company's dunning levels; the action opens the desk with them ticked. */
export async function remindersDue({ viewer }: Asked): Promise<Found> {
  const { due } = await readDunningDesk(viewer.company)
  const link = '/reminders'
  return {
    figures: due.length ? [{ name: 'count', value: count(due.length), link }] : [],
    rows: due.slice(0, MOST_ROWS).map(({ invoices }) => {
      const { clientName, currency } = invoices[0]
      const open = invoices.reduce((sum, invoice) => minor(sum + invoice.open), NOTHING)
      return { title: clientName, values: [money([[currency, open]])], link }
    }),
    link,
    ...(due.length && {
      action: { name: 'remind', link: linkTo(link, { chosen: chosenOf(due) }) },
    }),
  }
}

/** The reminders by their first invoices, as the desk knows them. */
const chosenOf = (due: readonly DueReminder[]) =>
  due
    .slice(0, MOST_CHOSEN)
    .map(({ invoices }) => invoices[0].id)
    .join(',')

/** Incoming entries of imported bank statements that pay no invoice yet. */
export async function bankMatches({ viewer: { company } }: Asked): Promise<Found> {
  const filter = { state: 'open', direction: 'in' } as const
  const [{ open }, entries] = await Promise.all([
    countByState(company, filter),
    entriesQuery(company, filter).limit(MOST_ROWS),
  ])
  const link = '/bank'
  return {
    figures: open ? [{ name: 'count', value: count(open), link }] : [],
    rows: entries.map((entry) => ({
      title: entry.counterparty_name || entry.purpose,
      values: [
        money([[entry.currency, moneyFromRow(entry.amount)]]),
        { kind: 'day', day: entry.booked_on },
      ],
      link,
    })),
    link,
  }
}

/** Active recurring invoices, the next first, with what the next thirty days bring. */
export async function recurringInvoices({ viewer }: Asked): Promise<Found> {
  const { company } = viewer
  const [{ counts, sums }, profiles] = await Promise.all([
    summarize(company.id, company.timeZone),
    profileList(company.id, { status: ['active'], sort: 'nextDate' }).limit(MOST_ROWS),
  ])
  const link = linkTo('/recurring-invoices', { status: 'active' })
  const next = money([...sums].map(([currency, { next30Days }]) => [currency, next30Days]))
  return {
    figures: counts.active
      ? [
          { name: 'count', value: count(counts.active), link },
          { name: 'next30Days', value: next, link },
        ]
      : [],
    rows: profiles.map((profile) => ({
      title: profile.present_client_name ?? profile.client_name,
      values: [
        money([[profile.currency, moneyFromRow(profile.total)]]),
        ...(profile.next_on ? [{ kind: 'day', day: profile.next_on } as const] : []),
      ],
      link: `/recurring-invoices/${profile.id}`,
    })),
    link,
  }
}
