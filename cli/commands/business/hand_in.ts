import type { AnswerOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { confirm } from '../../lib/output/confirm.js'
import { day } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { upload } from '../../lib/server/files.js'
import { readDay } from '../../lib/times/read_day.js'
import { decimalOf, type ExpenseOptions, USUAL_CATEGORY } from './expenses.js'

interface Receipt {
  path: string
  file: { name: string; bytes: Buffer }
  options: ExpenseOptions
}

/** An employee hands a receipt in: it waits for its approval, and the person gets the money back unless the company paid. */
export async function handIn(context: Context, { path, file, options }: Receipt) {
  const client = context.client()
  const reading: AnswerOf<'POST', '/api/expense-claim-readings'> = await upload(
    client,
    '/api/expense-claim-readings',
    file
  )
  const vendor = options.vendor ?? reading.vendor
  const date = options.date ? readDay(options.date, await context.here()) : reading.date
  const amount = options.amount ? decimalOf(options.amount) : reading.amount
  if (!vendor || !date || !amount) {
    const missing = [!vendor && '--vendor', !date && '--date', !amount && '--amount']
    const names = missing.filter((option) => option !== false).join(' ')
    throw new Failure('receipt_unread', { values: { options: names } })
  }
  const values = { vendor, day: day(date), amount: amount.toFixed(2) }
  context.plan(context.t('expenses.would_hand_in', values))
  if (!options.yes && !(await confirm(context, context.t('expenses.ask_hand_in', values)))) {
    throw new Failure('not_confirmed', { next: `kontor expenses add "${path}" --yes` })
  }
  const { body: claim } = await client.post('/api/expense-claims', {
    body: {
      vendor,
      date,
      amount,
      category: options.category ?? USUAL_CATEGORY,
      note: options.note ?? '',
      paidBy: options.companyPaid ? 'company' : 'person',
    },
  })
  const complete = await upload(client, `/api/expense-claims/${claim._id}/receipts`, file)
  if (context.isJson) return context.printJson(complete)
  done(context, context.t('expenses.handed_in', values))
}
