import { type Minor, minor } from '#core/money/minor'
import type { RecapitulativeLine, SupplyKind } from './recapitulative_statement.js'

/** A line of a statement as it was reported, in euro cents. */
export type ReportedLine = Pick<RecapitulativeLine, 'vatId' | 'kind' | 'amount'>

/** A line whose amount is another one now; null where the statement has no such line. */
export interface LineChange {
  vatId: string
  kind: SupplyKind
  before: Minor | null
  after: Minor | null
}

const keyOf = ({ vatId, kind }: Pick<ReportedLine, 'vatId' | 'kind'>) => `${vatId} ${kind}`

/** The lines in which a statement differs from the reported one, in the order of the statement. */
export function lineChanges(before: ReportedLine[], after: ReportedLine[]): LineChange[] {
  const lines = new Map([...after, ...before].map((line) => [keyOf(line), line]))
  const amountIn = (all: ReportedLine[], key: string) =>
    all.find((line) => keyOf(line) === key)?.amount ?? null
  return [...lines]
    .map(([key, { vatId, kind }]) => ({
      vatId,
      kind,
      before: amountIn(before, key),
      after: amountIn(after, key),
    }))
    .filter((change) => change.before !== change.after)
}

/** Amounts are stored as text, because JSON has no integers of this size. */
export const storedLines = (lines: ReportedLine[]) =>
  JSON.stringify(lines.map(({ vatId, kind, amount }) => [vatId, kind, String(amount)]))

export const readLines = (text: string): ReportedLine[] =>
  JSON.parse(text).map(([vatId, kind, amount]: [string, SupplyKind, string]) => ({
    vatId,
    kind,
    amount: minor(BigInt(amount)),
  }))
