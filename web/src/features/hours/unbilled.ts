import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, QueryOf } from '#api/routes'
import { recordQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'

/** The unbilled hours of one project. */
export type Unbilled = AnswerOf<'GET', '/api/unbilled-hours'>[number]

/** Unbilled hours by project; undefined until they are there. Only the desk of a company may ask; others get none. */
export function useUnbilledAnswer(query: QueryOf<'/api/unbilled-hours'>): Unbilled[] | undefined {
  const isDesk = useRole() === 'company'
  const { data } = useQuery({
    ...recordQuery('/api/unbilled-hours', { query }),
    enabled: isDesk && Object.values(query).some(Boolean),
  })
  return data
}

/** The same, and none until they are there. */
export const useUnbilled = (query: QueryOf<'/api/unbilled-hours'>): Unbilled[] =>
  useUnbilledAnswer(query) ?? []

/** Seconds as they are billed. Those that have a rate; others are only counted where none has one. */
export const secondsOf = (sums: Unbilled[]) =>
  counted(sums).reduce((sum, { roundedSeconds }) => sum + roundedSeconds, 0)

/** The same as they were recorded. */
export const recordedOf = (sums: Unbilled[]) =>
  counted(sums).reduce((sum, { seconds }) => sum + seconds, 0)

const counted = (sums: Unbilled[]) => (hasRate(sums) ? withRate(sums) : sums)

export const hasRate = (sums: Unbilled[]) => withRate(sums).length > 0

/**
 * Work without a rate, at a fixed price for instance, is only offered where an invoice is written; so is work that an
 * order pays for.
 */
export const withRate = (sums: Unbilled[]) =>
  sums.filter(({ rates, isCovered }) => rates.length > 0 && !isCovered)

/** Work that the estimate or proposal pays for from which its project was made. */
export const covered = (sums: Unbilled[]) => sums.filter(({ isCovered }) => isCovered)

/** Price of the hours, by currency. */
export function amountsOf(sums: Unbilled[]) {
  const amounts = new Map<string, number>()
  for (const { currency, amount } of sums.flatMap((sum) => sum.amounts)) {
    if (amount) amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
  }
  return [...amounts].map(([currency, amount]) => ({ currency, amount }))
}
