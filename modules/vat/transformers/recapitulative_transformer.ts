import { moneyNumber } from '#core/money/minor'
import {
  type RecapitulativeStatement,
  totalOf,
} from '#modules/vat/recapitulative/recapitulative_statement'
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
