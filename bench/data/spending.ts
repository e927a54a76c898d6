import { addDays, today } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { parseDecimal } from '#core/money/decimal'
import { addExpense } from '#modules/expenses/actions/save_expense'
import { YEARS } from './plan.js'

const CATEGORIES = ['software', 'rent', 'travel', 'goods', 'entertainment', 'phone', 'advertising']
const VENDORS = 300
const BATCH = 500

interface Spending {
  company: CompanyScope
  projectIds: string[]
  count: number
}

/** Expenses of all years as the product records them, of two lines each; one in ten belongs to a project. */
export async function makeExpenses({ company, projectIds, count }: Spending) {
  const first = addDays(today(company.timeZone), -YEARS * 365)
  for (let start = 0; start < count; start += BATCH) {
    await inTx(async () => {
      for (let at = start; at < Math.min(start + BATCH, count); at++) {
        await addExpense(company, {
          vendor: `Lieferant ${at % VENDORS} GmbH`,
          date: addDays(first, Math.floor((at * YEARS * 365) / count)),
          lines: [
            {
              category: categoryAt(at),
              amount: parseDecimal(amountAt(at)),
              taxRate: parseDecimal('19'),
            },
            {
              category: categoryAt(at + 3),
              amount: parseDecimal('21.4'),
              taxRate: parseDecimal('7'),
            },
          ],
          projectId: at % 10 === 0 ? projectIds[at % projectIds.length] : null,
          acknowledged: true,
        })
      }
    })
  }
}

const categoryAt = (at: number) => CATEGORIES[at % CATEGORIES.length]
const amountAt = (at: number) => String(20 + ((at * 37) % 900))
