import { addDays } from '#core/clock'
import { addPlannedPayment } from '#modules/forecast/actions/save_planned_payment'
import { saveSettings } from '#modules/forecast/actions/save_settings'
import type { PlannedKind } from '#modules/forecast/models/planned_payment'
import {
  forecastSettingsValidator,
  plannedPaymentValidator,
} from '#modules/forecast/validators/forecast'
import { addMonths } from '../days.js'
import type { Desk } from '../desk.js'

const MONTHLY = { every: 1, unit: 'month' }
const QUARTERLY = { every: 3, unit: 'month' }

interface Payment {
  name: string
  kind: PlannedKind
  amount: number
  /** Of the month. */
  day: string
  rhythm: { every: number; unit: string }
}

/** Payments of the company without a document. */
const PAYMENTS: Payment[] = [
  { name: 'Gehalt Jonas Weber', kind: 'salaries', amount: 3380, day: '28', rhythm: MONTHLY },
  { name: 'Sozialversicherung', kind: 'salaries', amount: 1180, day: '26', rhythm: MONTHLY },
  {
    name: 'Einkommensteuer-Vorauszahlung',
    kind: 'taxes',
    amount: 1900,
    day: '10',
    rhythm: QUARTERLY,
  },
  { name: 'Leasing Firmenwagen', kind: 'other', amount: 349, day: '15', rhythm: MONTHLY },
]

/** The planned payments of the company and its account balance of a few days ago. */
export function planForecast({ company, people: { owner }, timeline, today }: Desk) {
  timeline.add(timeline.at(addDays(today, -6), 9), owner.id, async () => {
    for (const { name, kind, amount, day, rhythm } of PAYMENTS) {
      const date = `${addMonths(today, -1).slice(0, 8)}${day}`
      const payment = { name, kind, direction: 'out', amount, date }
      const schedule = { startOn: date, ...rhythm }
      await addPlannedPayment(
        company,
        await plannedPaymentValidator.validate({ ...payment, schedule })
      )
    }
    const balance = { balance: 14_230.55, balanceDate: addDays(today, -6), minimum: 5000 }
    await saveSettings(company, await forecastSettingsValidator.validate(balance))
  })
}
