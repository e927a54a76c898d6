import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { clientList } from '#modules/clients/public'
import { payExpense } from '#modules/expenses/actions/pay_expense'
import { addExpense } from '#modules/expenses/actions/save_expense'
import { keepReceipt } from '#modules/expenses/receipts/keep_receipt'
import { newExpenseValidator } from '#modules/expenses/validators/expense'
import { workdayUntil } from './days.js'
import type { Desk } from './desk.js'
import { drawReceipt } from './draw_receipt.js'
import { type DemoExpense, EXPENSES } from './expenses.js'

/** Records the company's expenses: receipts paid at once, and invoices paid later or still open. */
export function planExpenses(desk: Desk) {
  for (const plan of EXPENSES) planExpense(desk, plan)
}

async function chargedTo(company: CompanyScope, { client, markup }: ChargedTo) {
  const [found] = await clientList(company, { search: client }).limit(1)
  if (!found) throw new Error(`The demo company has no client ${client}.`)
  return { clientId: found.id, isRebillable: true, markup }
}

type ChargedTo = NonNullable<DemoExpense['chargedTo']>

function planExpense({ company, people: { owner }, timeline, today }: Desk, plan: DemoExpense) {
  const { daysAgo, vendor, category, amount, taxRate, description, reference } = plan
  const day = workdayUntil(addDays(today, -daysAgo))
  const later = plan.termDays === undefined ? undefined : addDays(day, plan.termDays)
  timeline.add(timeline.at(day, 17), owner.id, async () => {
    const input = await newExpenseValidator.validate({
      ...{ vendor, reference, date: day },
      dueDate: later,
      taxTreatment: plan.isReverseCharge ? 'reverseCharge' : 'domestic',
      lines: [{ category, description, amount, taxRate }],
      ...(plan.chargedTo && (await chargedTo(company, plan.chargedTo))),
    })
    const expense = await addExpense(company, input)
    if (!plan.hasNoReceipt) {
      const content = await drawReceipt({ vendor, day, amount, description })
      await keepReceipt(expense, { name: `${vendor}.png`, content })
    }
    if (!later || plan.isOpen) return
    timeline.add(timeline.at(later, 10), owner.id, () => payExpense(expense, later))
  })
}
