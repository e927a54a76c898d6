import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { payExpense } from '#modules/expenses/actions/pay_expense'
import type { Category } from '#modules/expenses/categories'
import { Expense } from '#modules/expenses/models/expense'
import { keepReceipt } from '#modules/expenses/receipts/keep_receipt'
import { pauseRecurring } from '#modules/expenses/recurring/change_state'
import { runDueExpenses } from '#modules/expenses/recurring/run_due_expenses'
import { addRecurringExpense } from '#modules/expenses/recurring/write_recurring_expense'
import { recurringExpenseValidator } from '#modules/expenses/validators/recurring_expense'
import { addMonths } from '../days.js'
import type { Desk } from '../desk.js'
import { drawReceipt } from '../pictures/draw_receipt.js'

interface DemoRecurring {
  vendor: string
  category: Category
  /** VAT included, in euros. */
  amount: number
  taxRate: number
  description: string
  /** Day of the month of its start. */
  day: string
  rhythm: { every: number; unit: string }
  payment: 'automatic' | 'transfer'
  isReverseCharge?: true
  isPaused?: true
  /** Percent. */
  privateShare?: number
}

const MONTHLY = { every: 1, unit: 'month' }

/** The running costs of a small studio. */
const RECURRING: readonly DemoRecurring[] = [
  {
    vendor: 'Hausverwaltung Speicherhof',
    category: 'rent',
    description: 'Miete Atelier',
    amount: 1487.5,
    taxRate: 19,
    day: '03',
    rhythm: MONTHLY,
    payment: 'transfer',
  },
  {
    vendor: 'Elbnetz Telekom',
    category: 'phone',
    description: 'Telefon und Internet',
    amount: 47.6,
    taxRate: 19,
    day: '05',
    rhythm: MONTHLY,
    payment: 'automatic',
    privateShare: 20,
  },
  {
    vendor: 'Pixelwerk Software Ltd',
    category: 'software',
    isReverseCharge: true,
    description: 'Bildbearbeitung, Abo',
    amount: 59.5,
    taxRate: 19,
    day: '11',
    rhythm: MONTHLY,
    payment: 'automatic',
  },
  {
    vendor: 'Norddeutsche Versicherung',
    category: 'insurance',
    amount: 384.9,
    taxRate: 0,
    description: 'Betriebshaftpflicht, Jahresbeitrag',
    day: '20',
    rhythm: { every: 1, unit: 'year' },
    payment: 'transfer',
  },
  {
    vendor: 'Fitnesspark Hafen',
    category: 'other',
    description: 'Firmenmitgliedschaft',
    amount: 79,
    taxRate: 19,
    day: '15',
    rhythm: MONTHLY,
    payment: 'automatic',
    isPaused: true,
  },
]

const MONTHS = 4
const DUE_DAYS = 3

/** Recurring expenses that have run for some months; the newest expense of each still lacks its receipt. */
export function planRecurringExpenses({ company, people: { owner }, timeline, today }: Desk) {
  const first = addMonths(today, -MONTHS).slice(0, 8)
  for (const plan of RECURRING) {
    const startOn = `${first}${plan.day}`
    timeline.add(timeline.at(`${first}02`, 9), owner.id, () => addRecurring(company, plan, startOn))
    for (let month = 0; month <= MONTHS; month++) {
      const day = addMonths(startOn, month)
      timeline.add(timeline.at(day, 7), null, async () => void (await runDueExpenses()))
      timeline.add(timeline.at(addDays(day, DUE_DAYS), 10), owner.id, () =>
        tidyUp(company, { vendor: plan.vendor, day, isNewest: addMonths(day, 1) > today })
      )
    }
  }
}

async function addRecurring(company: CompanyScope, plan: DemoRecurring, startOn: Day) {
  const { vendor, category, description, amount, taxRate, rhythm, payment } = plan
  const input = await recurringExpenseValidator.validate({
    vendor,
    lines: [{ category, description, amount, taxRate }],
    taxTreatment: plan.isReverseCharge ? 'reverseCharge' : 'domestic',
    privateShare: plan.privateShare ?? 0,
    schedule: { startOn, ...rhythm },
    payment,
    dueDays: payment === 'transfer' ? DUE_DAYS : null,
  })
  const { id } = await addRecurringExpense(company, input)
  if (plan.isPaused) await pauseRecurring(company, id)
}

/** The owner pays what was recorded and adds its receipt. */
async function tidyUp(
  company: CompanyScope,
  { vendor, day, isNewest }: { vendor: string; day: Day; isNewest: boolean }
) {
  const found = await Expense.of(company).where({ vendor, issuedOn: day }).first()
  if (!found) return
  const expense = await Expense.lockIn(company, found.id)
  if (!expense.paidOn) await payExpense(expense, addDays(day, DUE_DAYS))
  if (isNewest) return
  const content = await drawReceipt({ vendor, day, amount: Number(expense.gross) / 100 })
  await keepReceipt(expense, { name: `${vendor}.png`, content })
}
