import { type Outlook, readOutlook } from '#modules/forecast/public'
import { type Asked, type Figure, type Found, linkTo, money, type Row } from '../answer.js'
import type { Period } from '../understand/period.js'

const PAGE = '/cash-flow-forecast'

/**
 * The day on which the money runs out, or the last one for which it is known to suffice; half a year by default, at most
 * the year of the forecast. No figure without an account balance: nothing can run out then.
 */
export async function moneyLasts({ viewer, at, period }: Asked): Promise<Found> {
  const { company } = viewer
  const outlook = await readOutlook(company, { today: at.today, until: period?.to ?? null })
  if (!outlook) return { figures: [], rows: [], link: PAGE }
  const link = linkTo(PAGE, { months: String(outlook.months) })
  const amount = (minor: Outlook['balance']) => money([[company.currency, minor]])
  const { balance, lowest } = outlook
  return {
    figures: [
      { ...dayFigure(outlook, period), link },
      { name: 'balance', value: amount(balance), link },
      { name: 'lowest', value: amount(lowest.balance), link },
      { name: 'lowestOn', value: { kind: 'day', day: lowest.day }, link },
    ],
    rows: minimumValues(outlook, amount).map((values) => ({
      title: 'forecast.below_minimum',
      isWord: true,
      values,
      link,
    })),
    link,
  }
}

/** Its name says what the day means for the days that were asked about. */
function dayFigure(
  { runsOutOn, until }: Outlook,
  period: Period | null
): Pick<Figure, 'name' | 'value'> {
  const figure = (name: string, day: Outlook['until']) => ({
    name,
    value: { kind: 'day', day } as const,
  })
  if (runsOutOn) {
    return figure(period && runsOutOn > period.to ? 'runsOutLaterOn' : 'runsOutOn', runsOutOn)
  }
  return figure(period && period.to > until ? 'looksUntil' : 'lastsUntil', until)
}

/** The least that should be in the account, and the day on which there is less, unless the money runs out then. */
function minimumValues(
  { minimum, belowMinimumOn, runsOutOn }: Outlook,
  amount: (minor: Outlook['minimum']) => Row['values'][number]
): Row['values'][] {
  if (!belowMinimumOn || belowMinimumOn === runsOutOn) return []
  return [[amount(minimum), { kind: 'day', day: belowMinimumOn }]]
}
