import type { Figure, HomeData } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { hours, moneyIn } from '../../lib/output/format.js'
import type { InvoiceTotals } from '../../lib/server/answers.js'
import { overdueList } from './overdue_list.js'
import { unlessRefused } from './unless_refused.js'

/** As many overdue invoices as the largest screen lists. */
const MOST = 50

type Money = Pick<HomeData, 'figures' | 'overdue'>

/** Unbilled hours and overdue invoices, in each currency; each only where this person may see it. */
export async function readMoney(context: Context): Promise<Money> {
  const [unbilled, overdue] = await Promise.all([readUnbilled(context), readOverdue(context)])
  const figures = [unbilled, overdue?.figure].filter((each) => each !== undefined)
  return { figures, ...(overdue && { overdue: overdue.list }) }
}

/** The net amount of unbilled hours; those that an estimate pays for have none. */
async function readUnbilled({
  client,
  t,
  terminal,
  language,
}: Context): Promise<Figure | undefined> {
  const answer = await unlessRefused(client().get('/api/unbilled-hours'))
  if (!answer) return undefined
  const billable = answer.body.filter(({ isCovered }) => !isCovered)
  const sums = new Map<string, number>()
  for (const { currency, amount } of billable.flatMap(({ amounts }) => amounts)) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  const seconds = billable.reduce((sum, each) => sum + each.seconds, 0)
  const money = moneyIn(language)
  const amounts = [...sums].map(([currency, amount]) => terminal.show(money(amount, currency)))
  return {
    label: t('home.unbilled'),
    values: amounts.length ? amounts : [hours(seconds) || '0:00'],
    tone: 'plain',
  }
}

async function readOverdue(context: Context) {
  const { client, t, terminal, language } = context
  const answer = await unlessRefused(
    client().get('/api/invoices', {
      query: { status: ['Overdue'], sort: 'daysOverdue', pageSize: MOST },
    })
  )
  if (!answer) return undefined
  const count = Number(answer.headers['x-total-count'] ?? answer.body.length)
  const header = answer.headers['x-totals']
  const totals = typeof header === 'string' ? (JSON.parse(header) as InvoiceTotals) : {}
  const money = moneyIn(language)
  const amounts = Object.entries(totals).map(([currency, { open }]) =>
    terminal.show(money(open, currency))
  )
  const figure: Figure = {
    label: t('home.overdue'),
    values: count ? [t('invoices.all', { count }), ...amounts] : [t('home.none')],
    tone: count ? 'red' : 'dim',
  }
  return { figure, list: await overdueList(context, answer.body) }
}
