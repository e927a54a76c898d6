import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { decimal } from '#core/money/decimal'
import { amountForAudit } from '#modules/documents/public'
import { amountsChange, usedFacts } from '#modules/expenses/amounts_change'
import { EXPENSE_NUMBERS } from '#modules/expenses/expense_numbers'
import { todayOf } from '#modules/expenses/expense_status'
import { Expense } from '#modules/expenses/models/expense'
import {
  assertLineCategories,
  type KeptCategories,
} from '#modules/expenses/own_categories/assert_categories'
import { describeExpense } from '#modules/expenses/queries/expense_detail'
import { assertProject } from '#modules/expenses/rebilling/assert_project'
import {
  assertRebilling,
  assertUnbilled,
  chargedFacts,
} from '#modules/expenses/rebilling/rebilling_rules'
import { assertMonthsOpen, vatFactsOf } from '#modules/expenses/reported_months'
import type {
  ExpenseInput,
  ExpenseLineInput,
  NewExpenseInput,
} from '#modules/expenses/validators/expense'
import { applyTerms, assertWholeSkonto } from '#modules/expenses/vendors/apply_terms'
import { linkVendor } from '#modules/expenses/vendors/link_vendor'
import { giveNumber } from '#modules/settings/public'
import { fill, price } from './expense_fields.js'
import { replaceLines } from './expense_lines.js'

/**
 * Records what a company has spent. A receipt without a due date is taken as paid on its day: that is how receipts of
 * shops are. One that is to be paid gets the terms of its vendor, see applyTerms. Only inside inTx.
 * @param kept archived categories that it may have
 * @param isJourney that a person travelled: there is no vendor
 * @throws 409 `expenses.month_reported`, FieldError 422 for figures that do not fit, see price, and
 * as assertCategories
 */
export async function addExpense(
  company: CompanyScope,
  input: NewExpenseInput,
  { kept = [], isJourney = false }: { kept?: KeptCategories; isJourney?: boolean } = {}
) {
  await assertLineCategories(company, input.lines, kept)
  const expense = Expense.for(company)
  const { number } = await giveNumber(company, EXPENSE_NUMBERS, todayOf(company))
  expense.merge({
    number,
    vendorId: null,
    vendorVatId: '',
    vendorIban: '',
    reference: '',
    dueOn: null,
    paidOn: input.dueDate ? null : input.date,
    taxTreatment: 'domestic',
    currency: company.currency,
    exchangeRate: null,
    skontoPercent: null,
    skontoOn: null,
    tookSkonto: false,
    privateShare: decimal(0n),
    projectId: null,
    clientId: null,
    isRebillable: false,
    markup: decimal(0n),
    receipts: 0,
    occasion: '',
    guests: '',
    notes: '',
    createdAt: now(),
    version: 1,
  })
  fill(expense, input)
  if (!isJourney) applyTerms(expense, await link(company, expense), input)
  assertWholeSkonto(expense)
  await assertRebilling(company, expense)
  await assertProject(company, expense)
  const lines = price(expense, input.lines, company)
  expense.fold(lines.map(({ description }) => description))
  expense.updatedAt = now()
  await expense.save()
  await replaceLines(expense, lines)
  await assertMonthsOpen(company, expense, {
    before: null,
    after: vatFactsOf(expense),
    isAcknowledged: input.acknowledged ?? false,
  })
  await recordExpense(expense, 'expense.created')
  return expense
}

/**
 * Changes what is given; the figures are calculated again from all lines. Only inside inTx, with the expense locked.
 * @param lines those that it has, for a change without any
 * @throws 409 `version_conflict` with the `current` expense, `expenses.is_billed`, `expenses.month_reported`, 409 of followers of `amountsChange`, FieldError 422
 * as addExpense
 */
export async function changeExpense(
  company: CompanyScope,
  expense: Expense,
  { change, lines }: { change: ExpenseInput; lines: ExpenseLineInput[] }
) {
  await assertVersion(company, expense, change.version)
  const kept = lines.map(({ category }) => category)
  if (change.lines) await assertLineCategories(company, change.lines, kept)
  const before = chargedFacts(expense)
  const usedBefore = usedFacts(expense, lines)
  const vatBefore = vatFactsOf(expense)
  const vendorBefore = expense.vendor
  fill(expense, change)
  if (expense.vendor !== vendorBefore) await link(company, expense)
  assertWholeSkonto(expense)
  await assertRebilling(company, expense)
  await assertProject(company, expense)
  const priced = price(expense, change.lines ?? lines, company)
  if (chargedFacts(expense) !== before) await assertUnbilled(company, expense)
  if (usedFacts(expense, priced) !== usedBefore) await amountsChange.announce(expense)
  await assertMonthsOpen(company, expense, {
    before: vatBefore,
    after: vatFactsOf(expense),
    isAcknowledged: change.acknowledged ?? false,
  })
  expense.fold(priced.map(({ description }) => description))
  await saveVersion(expense)
  await replaceLines(expense, priced)
  await recordExpense(expense, 'expense.changed')
}

async function link(company: CompanyScope, expense: Expense) {
  const { vendor: name, vendorVatId: vatId, vendorIban: iban } = expense
  const vendor = await linkVendor(company, { name, vatId, iban })
  expense.vendorId = vendor.id
  return vendor
}

/** @throws 409 `version_conflict` with the `current` expense when it was changed since */
export async function assertVersion(company: CompanyScope, expense: Expense, seen?: number) {
  if (seen === undefined || seen === expense.version) return
  throw conflict('version_conflict', {
    extra: { current: await describeExpense(company, expense) },
  })
}

/** Saves an expense as its next version. Only inside inTx. */
export async function saveVersion(expense: Expense) {
  expense.version += 1
  expense.updatedAt = now()
  await expense.save()
}

/** Writes a change down and tells open browsers. Only inside inTx. */
export async function recordExpense(
  { id, companyId, number, vendor, gross, currency }: Expense,
  action: string,
  more: Record<string, unknown> = {}
) {
  const details = { number, name: vendor, ...amountForAudit(gross, currency), ...more }
  await audit({ companyId, action, subject: { type: 'expense', id }, details })
  publish(companyId, { kind: 'expense', id })
}
