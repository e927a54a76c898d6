import { instantText } from '#core/clock'
import { moneyNumber } from '#core/money/minor'
import type { VatStatement } from '#modules/vat/models/vat_statement'
import {
  type RecapitulativeStatement,
  totalOf,
} from '#modules/vat/recapitulative/recapitulative_statement'
import { lineChanges } from '#modules/vat/recapitulative/reported_lines'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** Amounts in euros; those of lines and the total are whole. */
export const transformStatement = (statement: RecapitulativeStatement) => ({
  currency: RETURN_CURRENCY,
  total: moneyNumber(totalOf(statement), RETURN_CURRENCY),
  lines: statement.lines.map(({ amount, ...line }) => ({
    ...line,
    amount: moneyNumber(amount, RETURN_CURRENCY),
  })),
  incomplete: statement.incomplete.map(({ id, number, name, amount }) => ({
    _id: id,
    number,
    name,
    amount: moneyNumber(amount, RETURN_CURRENCY),
  })),
  leftOut: statement.leftOut,
  dueOn: statement.dueOn,
})

/** The latest report of a statement, and what has changed since (§ 18a (10) UStG). */
export const transformReported = (
  { lines }: RecapitulativeStatement,
  reported: VatStatement | undefined
) => ({
  reported: reported
    ? { version: reported.version, reportedAt: instantText(reported.reportedAt) }
    : null,
  changes: reported
    ? lineChanges(reported.lines, lines).map(({ vatId, kind, before, after }) => ({
        vatId,
        kind,
        before: before === null ? null : moneyNumber(before, RETURN_CURRENCY),
        after: after === null ? null : moneyNumber(after, RETURN_CURRENCY),
      }))
    : [],
})
