import { addDays, type Day } from '#core/clock'
import { minor } from '#core/money/minor'
import type { Fact } from '#modules/forecast/rules/fact'
import type { Terms } from '#modules/forecast/sources/terms'
import type { UnbilledValue } from '#modules/hours/public'
import { type ComingRun, monthAfter } from '#modules/recurring/public'
import type { ComingOverage } from '#modules/retainers/public'

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

/**
 * Payments for hours beyond those that retainers include, worked by now: invoiced with the first run after their period, or
 * on the day after it when the recurring invoice has ended by then. Only what is worked counts, as for other hours.
 */
export const overageFacts = (
  overages: readonly ComingOverage[],
  { runs, terms, today }: { runs: readonly ComingRun[]; terms: Terms; today: Day }
): Fact[] =>
  overages.map((overage) => {
    const { profileId, periodUntil, clientId, net, tax } = overage
    const run = runs.find((each) => each.profileId === profileId && each.runsOn > periodUntil)
    const after = addDays(periodUntil, 1)
    const invoicedOn = run?.runsOn ?? (after > today ? after : today)
    return {
      key: `overage:${profileId}:${periodUntil}`,
      source: 'hours',
      currency: overage.currency,
      amount: minor(net + tax),
      tax,
      dueOn: run?.dueOn ?? addDays(invoicedOn, terms.daysOf(clientId)),
      invoicedOn,
      isFixed: false,
      clientId,
      clientName: overage.clientName,
      label: overage.name,
      link: { type: 'recurring', id: profileId },
    }
  })
