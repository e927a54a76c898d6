import type { CompanyScope } from '#core/http/caller'
import { Port } from '#core/module/port'

type ReadBalances = (
  company: CompanyScope,
  userIds: readonly string[]
) => Promise<ReadonlyMap<string, number>>

/** Seconds by which people are above their target hours, negative below; of the module that knows hours and targets. */
export const peopleBalances = new Port<ReadBalances>('balances of people')

/** Balances by person; people without a target have none. */
export const readPeopleBalances: ReadBalances = async (company, userIds) =>
  peopleBalances.service?.(company, userIds) ?? new Map()
