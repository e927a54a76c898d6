import { sumsByCurrency } from '#core/money/sums_by_currency'
import { unbilledAmountsOf } from '#modules/hours/public'
import { readTrackedSeconds, unbilledSums } from '#modules/tasks/public'
import { type Asked, type Found, MOST_ROWS, money } from '../answer.js'
import { weekOf } from './usual_periods.js'

/** Billable time that is on no invoice and that no retainer pays for, by project, and its net value where a rate is known. */
export async function unbilledHours(asked: Asked): Promise<Found> {
  const { company } = asked.viewer
  const all = await unbilledSums(company, { clientId: asked.client?.id })
  const sums = all.filter(({ isRetained }) => !isRetained)
  const value = sumsByCurrency(sums.flatMap((sum) => [...unbilledAmountsOf(sum)]))
  const link = '/projects'
  const seconds = sums.reduce((total, sum) => total + sum.seconds, 0)
  return {
    figures: seconds
      ? [
          { name: 'hours', value: { kind: 'duration', seconds }, link },
          ...(value.size ? [{ name: 'value', value: money(value), link }] : []),
        ]
      : [],
    rows: [...sums]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, MOST_ROWS)
      .map((sum) => {
        const amounts = unbilledAmountsOf(sum)
        return {
          title: `${sum.projectName} · ${sum.clientName}`,
          values: [
            { kind: 'duration', seconds: sum.seconds },
            ...(amounts.size ? [money(amounts)] : []),
          ],
          link: `/projects/${sum.projectId}/`,
        }
      }),
    link,
  }
}

/** Time worked in the period by everyone, by person; this week by default. */
export async function workedHours(asked: Asked): Promise<Found> {
  const period = asked.period ?? weekOf(asked.at.today)
  const people = await readTrackedSeconds(asked.viewer.company, period)
  const seconds = people.reduce((sum, person) => sum + person.seconds, 0)
  const link = '/employees'
  return {
    figures: seconds ? [{ name: 'hours', value: { kind: 'duration', seconds }, link }] : [],
    rows: people.slice(0, MOST_ROWS).map((person) => ({
      title: person.name,
      values: [{ kind: 'duration', seconds: person.seconds }],
      link,
    })),
    link,
    covers: period,
  }
}
