import type { QuestionId } from '#modules/assistant/understand/questions'
import type { programOf } from '#modules/mcp/tests/program'
import type { Figures } from './counted_figures.js'
import type { FiguresDesk } from './figures_desk.js'

interface Answer {
  figures: { name: string; value: { amounts: { EUR: number } } }[]
}

const amountIn = ({ figures }: Answer, name: string) =>
  figures.find((figure) => figure.name === name)?.value.amounts.EUR

/** The figures of seven answers, however they were asked for. */
async function fromAnswers(ask: (question: QuestionId) => Promise<Answer>): Promise<Figures> {
  const invoiced = await ask('invoiced')
  const received = await ask('received')
  const open = await ask('openInvoices')
  const overdue = await ask('overdueInvoices')
  const vat = await ask('vatDue')
  const hours = await ask('unbilledHours')
  const spent = await ask('spent')
  return {
    netRevenue: amountIn(invoiced, 'netRevenue'),
    received: amountIn(received, 'received'),
    open: amountIn(open, 'open'),
    overdue: amountIn(overdue, 'open'),
    vatAt19: amountIn(vat, 'outputTax'),
    inputTax: amountIn(vat, 'inputTax'),
    unbilled: amountIn(hours, 'value'),
    netExpenses: amountIn(spent, 'spentNet'),
    grossExpenses: amountIn(spent, 'spent'),
  }
}

const WORDS: Partial<Record<QuestionId, string>> = {
  invoiced: 'What is our revenue this month?',
  received: 'How much came in this month?',
  openInvoices: 'How much money do clients owe us?',
  overdueInvoices: 'Which invoices are overdue?',
  vatDue: 'How much VAT is due this month?',
  unbilledHours: 'Which hours are not billed yet?',
  spent: 'What did we spend this month?',
}

/** Questions in words, as they are typed at `/ai`. */
export const byAssistant = (desk: FiguresDesk) =>
  fromAnswers(async (question) => {
    const made = await desk.post('/api/assistant/questions', { text: WORDS[question] })
    const { answer } = made.body()
    if (answer?.question !== question) throw new Error(`${WORDS[question]} ${made.text()}`)
    return answer
  })

type Program = ReturnType<typeof programOf>

const WITHOUT_PERIOD: readonly QuestionId[] = ['openInvoices', 'overdueInvoices', 'unbilledHours']

/** Questions by their names, as a program asks them through `kontor mcp`. */
export const byProgram = ({ month }: FiguresDesk, program: Program) =>
  fromAnswers(async (question) => {
    const period = WITHOUT_PERIOD.includes(question) ? {} : month
    const { data, isError } = await program.use('ask_books', { question, ...period })
    if (isError) throw new Error(JSON.stringify(data))
    return data as unknown as Answer
  })

interface Listed {
  open: number
  isOverdue: boolean
  gross: number
}

/** The lists of the terminal, and what `kontor bill` would put on an invoice. */
export async function inTerminal(run: (line: string[]) => Promise<unknown>): Promise<Figures> {
  const invoices = (await run(['invoices', '--limit', '500'])) as Listed[]
  const overdue = (await run(['invoices', 'overdue'])) as Listed[]
  const expenses = (await run(['expenses', 'this', 'month'])) as Listed[]
  const { net } = (await run(['bill', 'Korn'])) as { net: number }
  const openOf = (rows: Listed[]) => rows.reduce((sum, { open }) => sum + open * 100, 0) / 100
  return {
    open: openOf(invoices),
    overdue: openOf(overdue),
    unbilled: net,
    grossExpenses: expenses.reduce((sum, { gross }) => sum + gross, 0),
  }
}
