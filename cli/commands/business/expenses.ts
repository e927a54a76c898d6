import type { AnswerOf, BodyOf, RowOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { confirm } from '../../lib/output/confirm.js'
import { day, moneyIn } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { showTable } from '../../lib/output/show_table.js'
import { upload } from '../../lib/server/files.js'
import { readDay } from '../../lib/times/read_day.js'
import { readPeriod } from '../../lib/times/read_period.js'

const { readFileSync } = process.getBuiltinModule('node:fs')
const { basename } = process.getBuiltinModule('node:path')

export interface ExpenseOptions {
  vendor?: string
  amount?: string
  tax?: string
  date?: string
  category?: string
  note?: string
  /** The company has paid, such as with its card. */
  companyPaid?: boolean
  yes?: boolean
}

type Expense = RowOf<'/api/expenses'>
type Proposal = AnswerOf<'POST', '/api/expense-readings'>['expense']
type NewExpense = BodyOf<'POST', '/api/expenses'>

/** The category of purchases without one of their own. */
export const USUAL_CATEGORY = 'other'

/** `kontor expenses [period]`: the newest first. */
export async function expenses(context: Context, words: string[]) {
  const text = words.join(' ').trim()
  const period = text ? readPeriod(text, await context.here()) : {}
  const { body: rows } = await context.client().get('/api/expenses', {
    query: { ...period, pageSize: 50 },
  })
  if (context.isJson) return context.printJson(rows)
  const { t, language } = context
  const money = moneyIn(language)
  await showTable<Expense>(context, {
    columns: [
      { header: t('invoices.number'), text: ({ number }) => number, tone: () => 'dim' },
      { header: t('invoices.date'), text: ({ date }) => day(date) },
      {
        header: t('expenses.vendor'),
        text: ({ vendor }) => vendor,
        tone: () => 'strong',
        shrinksTo: 16,
      },
      {
        header: t('bill.amount'),
        text: ({ gross, currency }) => money(gross, currency),
        align: 'right',
      },
    ],
    rows,
    empty: t('expenses.none'),
  })
}

/**
 * `kontor expenses add file`: records an expense from an e-invoice, a PDF or a photo. The server reads the file, options
 * correct what it has read, and after a question the expense is saved with the file as its receipt. Employees hand it in.
 */
export async function addExpense(context: Context, path: string, options: ExpenseOptions) {
  const client = context.client()
  const file = { name: basename(path), bytes: bytesOf(path) }
  const { body: me } = await client.get('/api/auth/me')
  if (me.isEmployee) {
    const { handIn } = await import('./hand_in.js')
    return handIn(context, { path, file, options })
  }
  const reading: AnswerOf<'POST', '/api/expense-readings'> = await upload(
    client,
    '/api/expense-readings',
    file
  )
  const expense = await expenseOf(context, reading.expense, options)
  const amount = moneyIn(context.language)(sumOf(expense), expense.currency ?? 'EUR')
  const values = { vendor: expense.vendor, amount, day: day(expense.date) }
  context.plan(context.t('expenses.would_add', values))
  if (!options.yes && !(await confirm(context, context.t('expenses.ask_add', values)))) {
    throw new Failure('not_confirmed', { next: `kontor expenses add "${path}" --yes` })
  }
  const { body: saved } = await client.post('/api/expenses', { body: expense })
  const complete = await upload(client, `/api/expenses/${saved._id}/receipts`, file)
  if (context.isJson) return context.printJson(complete)
  done(context, context.t('expenses.added', { ...values, number: saved.number }))
}

async function expenseOf(
  context: Context,
  proposal: Proposal,
  options: ExpenseOptions
): Promise<NewExpense> {
  const vendor = options.vendor ?? proposal.vendor
  const date = options.date ? readDay(options.date, await context.here()) : proposal.date
  const lines = options.amount
    ? [{ ...emptyLine(proposal), amount: decimalOf(options.amount) }]
    : proposal.lines
  const missing = [!vendor && '--vendor', !date && '--date', !lines.length && '--amount'].filter(
    (option) => option !== false
  )
  if (!vendor || !date || missing.length) {
    throw new Failure('receipt_unread', { values: { options: missing.join(' ') } })
  }
  const { vendorVatId, vendorIban, reference, dueDate, currency, taxTreatment } = proposal
  return {
    vendor,
    date,
    lines: lines.map((line) => ({
      ...line,
      category: options.category ?? line.category ?? USUAL_CATEGORY,
      taxRate: options.tax ? decimalOf(options.tax) : (line.taxRate ?? 0),
    })),
    vendorVatId,
    vendorIban,
    reference,
    dueDate,
    ...(currency && { currency }),
    taxTreatment,
  }
}

const emptyLine = ({ lines }: Proposal) => ({
  category: lines[0]?.category ?? null,
  description: lines[0]?.description ?? '',
  taxRate: lines[0]?.taxRate ?? null,
})

/** `1.234,50` and `1234.5` alike, as the web app takes them. */
export function decimalOf(text: string) {
  const plain = text.trim().replace(/[\s€%]/g, '')
  const isComma = plain.lastIndexOf(',') > plain.lastIndexOf('.')
  const number = Number(
    isComma ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '')
  )
  if (plain && Number.isFinite(number)) return number
  throw new Failure('amount_unclear', { values: { wanted: text } })
}

const sumOf = ({ lines }: NewExpense) => lines.reduce((sum, { amount }) => sum + Number(amount), 0)

function bytesOf(path: string) {
  try {
    return readFileSync(path)
  } catch {
    throw new Failure('unreadable_file', { values: { path } })
  }
}
