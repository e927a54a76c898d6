import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { DECIMAL_ONE, decimal } from '#core/money/decimal'
import { moneyDecimal } from '#core/money/minor'
import { contentOfRow, grossPrice, usualTax } from '#modules/documents/public'
import { type Invoice, invoiceLines, updateDraft } from '#modules/invoicing/public'
import { billExpenses } from './billed_expenses.js'
import { chargedAmount } from './charged_price.js'
import { type UnbilledExpense, unbilledExpenses } from './unbilled_expenses.js'

/** Most lines of one invoice. */
const MOST_LINES = 500

interface Choice {
  expenses: string[]
  version?: number | undefined
}

/**
 * Charges a draft's client for expenses: one line for each, behind the lines of the draft. Of two requests for the same
 * expense at once, one wins. Only inside inTx.
 * @param draft locked
 * @throws 409 `not_a_draft`, `version_conflict`; 409 `expenses.not_unbilled` when one is charged already or is not this
 * client's; 422 `expenses.other_currency`, `expenses.too_many_on_invoice` at `expenses`
 */
export async function addExpenses(company: CompanyScope, draft: Invoice, choice: Choice) {
  draft.assertDraft()
  const chosen = await chosenExpenses(company, draft, choice.expenses)
  const before = await invoiceLines(draft)
  if (before.length + chosen.length > MOST_LINES) {
    throw new FieldError('expenses', 'expenses.too_many_on_invoice')
  }
  const tax = await usualTax(company, draft.clientId)
  await updateDraft(company, draft, {
    version: choice.version,
    lines: [
      ...before.map((row) => ({ ...contentOfRow(row), _id: row.id })),
      ...chosen.map((expense) => {
        const price = priceOn(draft, expense)
        return {
          description: expense.description,
          quantity: decimal(DECIMAL_ONE),
          unitPrice: draft.priceMode === 'gross' ? grossPrice(price, tax.taxRate) : price,
          ...tax,
        }
      }),
    ],
  })
  const added = (await invoiceLines(draft)).slice(before.length)
  await billExpenses(
    company,
    draft.id,
    chosen.map(({ id }, index) => ({ id, lineId: added[index]?.id ?? '' }))
  )
}

async function chosenExpenses(company: CompanyScope, { clientId }: Invoice, ids: string[]) {
  const unbilled = clientId === null ? [] : await unbilledExpenses(company, clientId)
  const chosen = unbilled.filter(({ id }) => ids.includes(id))
  if (chosen.length !== new Set(ids).size) throw conflict('expenses.not_unbilled')
  return chosen
}

function priceOn({ currency }: Invoice, expense: UnbilledExpense) {
  const amount = chargedAmount(expense, currency)
  if (amount === null) throw new FieldError('expenses', 'expenses.other_currency')
  return moneyDecimal(amount, currency)
}
