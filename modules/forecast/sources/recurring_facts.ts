import type { Fact } from '#modules/forecast/rules/fact'
import type { ComingRun } from '#modules/recurring/public'

/** Payments of invoices that recurring invoices will create. */
export const recurringFacts = (runs: readonly ComingRun[]): Fact[] =>
  runs
    .filter(({ total }) => total > 0n)
    .map((run) => ({
      key: `recurring:${run.profileId}:${run.runsOn}`,
      source: 'recurring',
      currency: run.currency,
      amount: run.total,
      tax: run.tax,
      dueOn: run.dueOn,
      invoicedOn: run.runsOn,
      isFixed: false,
      clientId: run.clientId,
      clientName: run.clientName,
      label: run.name,
      link: { type: 'recurring', id: run.profileId },
    }))
