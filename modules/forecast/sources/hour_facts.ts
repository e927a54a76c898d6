import { addDays, type Day } from '#core/clock'
import { minor } from '#core/money/minor'
import type { Fact } from '#modules/forecast/rules/fact'
import type { Terms } from '#modules/forecast/sources/terms'
import type { UnbilledValue } from '#modules/hours/public'
import { type ComingRun, monthAfter } from '#modules/recurring/public'

/**
 * Payments for unbilled hours: invoiced with the next recurring invoice that collects them, otherwise on the first of
 * the coming month.
 */
export function hourFacts(
  values: readonly UnbilledValue[],
  { runs, terms, today }: { runs: readonly ComingRun[]; terms: Terms; today: Day }
): Fact[] {
  const collecting = runs.filter(({ collects }) => collects !== null)
  return values
    .filter(({ net }) => net > 0n)
    .map((value) => {
      const run = collecting.find(
        ({ clientId, collects }) =>
          clientId === value.clientId &&
          (!collects?.projectId || collects.projectId === value.projectId)
      )
      const invoicedOn = run?.runsOn ?? monthAfter(today, 1)
      return {
        key: `hours:${value.projectId}`,
        source: 'hours',
        currency: value.currency,
        amount: minor(value.net + value.tax),
        tax: value.tax,
        dueOn: run?.dueOn ?? addDays(invoicedOn, terms.daysOf(value.clientId)),
        invoicedOn,
        isFixed: false,
        clientId: value.clientId,
        clientName: value.clientName,
        label: value.projectName,
        link: { type: 'project', id: value.projectId },
      }
    })
}
