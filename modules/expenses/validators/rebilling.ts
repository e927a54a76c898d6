import vine from '@vinejs/vine'
import { currencyCode } from '#core/validation/codes'
import { versionField } from '#modules/documents/public'

const MOST_EXPENSES = 200

export const unbilledExpensesValidator = vine.create({
  clientId: vine.string().maxLength(36),
  /** The currency of the invoice; the company's by default. */
  currency: currencyCode().optional(),
})

export const addedExpensesValidator = vine.create({
  expenses: vine.array(vine.string().maxLength(36)).minLength(1).maxLength(MOST_EXPENSES),
  version: versionField(),
})
