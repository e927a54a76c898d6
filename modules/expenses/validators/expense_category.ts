import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { line } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { OPEN_PROFIT_LINES } from '#modules/expenses/profit_lines'
import { categoryField } from './category_field.js'

const account = () => vine.string().regex(/^\d{4}$/)

export const categoryValidator = vine.create({
  name: line(60).minLength(1),
  /** Account in SKR03, four digits. */
  skr03: account(),
  /** Account in SKR04, four digits. */
  skr04: account(),
  /** Line of the German profit statement (Anlage EÜR). */
  profitLine: vine.enum(OPEN_PROFIT_LINES),
  version: versionField(),
})

const MOST_EXPENSES = 200

/** Gives all lines of some expenses one category. */
export const categorizationValidator = vine.create({
  expenseIds: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_EXPENSES).distinct(),
  category: categoryField(),
})

export type CategoryInput = Infer<typeof categoryValidator>
export type CategorizationInput = Infer<typeof categorizationValidator>
