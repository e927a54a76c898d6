import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { clientList } from '#modules/clients/public'
import { payExpense } from '#modules/expenses/actions/pay_expense'
import { addExpense } from '#modules/expenses/actions/save_expense'
import { keepReceipt } from '#modules/expenses/receipts/keep_receipt'
import { newExpenseValidator } from '#modules/expenses/validators/expense'
import { vendorValidator } from '#modules/expenses/validators/vendor'
import { addVendor } from '#modules/expenses/vendors/save_vendor'
import { Project } from '#modules/tasks/public'
import { executeOrder } from '#modules/transfers/actions/execute_order'
import { makeOrder } from '#modules/transfers/actions/make_order'
import { workdayUntil } from '../days.js'
import type { Desk } from '../desk.js'
import { type DemoExpense, EXPENSES } from '../facts/expenses.js'
import { VENDOR_ACCOUNTS, VENDOR_TERMS } from '../facts/vendors.js'
import { drawReceipt } from '../pictures/draw_receipt.js'

/** Records the company's expenses: receipts paid at once, and invoices paid later or still open. */
export function planExpenses(desk: Desk) {
  planVendors(desk)
  for (const plan of EXPENSES) planExpense(desk, plan)
}

/** The terms of some vendors are known before their first receipt. */
function planVendors({ company, people: { owner }, timeline, today }: Desk) {
  const earliest = Math.max(...EXPENSES.map(({ daysAgo }) => daysAgo))
  timeline.add(timeline.at(addDays(today, -earliest - 1), 10), owner.id, async () => {
    for (const vendor of VENDOR_TERMS) {
      await addVendor(company, await vendorValidator.validate(vendor))
    }
  })
}

async function chargedTo(company: CompanyScope, { client, markup }: ChargedTo) {
  const [found] = await clientList(company, { search: client }).limit(1)
  if (!found) throw new Error(`The demo company has no client ${client}.`)
  return { clientId: found.id, isRebillable: true, markup }
}

async function projectOf(company: CompanyScope, name: string) {
  const project = await Project.of(company).where('name', name).first()
  if (!project) throw new Error(`The demo company has no project ${name}.`)
  return project.id
}

type ChargedTo = NonNullable<DemoExpense['chargedTo']>

function planExpense({ company, people: { owner }, timeline, today }: Desk, plan: DemoExpense) {
  const { daysAgo, vendor, category, amount, taxRate, description, reference } = plan
  const day = workdayUntil(addDays(today, -daysAgo))
  const later = plan.termDays === undefined ? undefined : addDays(day, plan.termDays)
  timeline.add(timeline.at(day, 17), owner.id, async () => {
    const input = await newExpenseValidator.validate({
      vendor,
      reference,
      occasion: plan.occasion,
      guests: plan.guests,
      date: day,
      dueDate: later,
      vendorIban: VENDOR_ACCOUNTS[vendor],
      taxTreatment: plan.isReverseCharge ? 'reverseCharge' : 'domestic',
      lines: [{ category, description, amount, taxRate }],
      ...(plan.chargedTo && (await chargedTo(company, plan.chargedTo))),
      ...(plan.project && { projectId: await projectOf(company, plan.project) }),
    })
    const expense = await addExpense(company, input)
    if (!plan.hasNoReceipt) {
      const content = await drawReceipt({ vendor, day, amount, description })
      await keepReceipt(expense, { name: `${vendor}.png`, content })
    }
    if (!later || plan.isOpen) return
    timeline.add(timeline.at(later, 10), owner.id, async () => {
      if (!plan.isTransferred) return payExpense(expense, later)
      const order = await makeOrder(company, { expenseIds: [expense.id], executeOn: later })
      await executeOrder(company, order.id, later)
    })
  })
}
