import { type Minor, minor, sum } from '#core/money/minor'
import { type BilledWork, netOf, type Work } from '#modules/analytics/queries/work'
import type { Cell, Column, Frame } from './report.js'

interface Margin {
  work: readonly Work[]
  billed: readonly BilledWork[]
  expenses: Minor
}

/** The cost of hours at the cost rates of the people who worked them. */
export const costOf = (work: readonly Work[]): Minor => sum(work.map(({ cost }) => cost))

/** Revenue of the hours less what they cost and the expenses; without the cost of people for all but owners. */
export const marginOf = ({ seesCosts }: Frame, { work, billed, expenses }: Margin): Minor =>
  minor(netOf(billed) - expenses - (seesCosts ? costOf(work) : 0n))

/** The cost of people, for owners. */
export const costColumns = ({ seesCosts }: Frame): Column[] =>
  seesCosts ? [{ key: 'labourCost', unit: 'money' }] : []

export const costCells = (
  { seesCosts }: Frame,
  work: readonly Work[],
  link?: Cell['link']
): Cell[] => (seesCosts ? [{ value: costOf(work), link }] : [])
