import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { statusOf } from '../../lib/invoice_status.js'
import { confirm } from '../../lib/output/confirm.js'
import { day, moneyIn } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { resolveInvoice } from '../../lib/resolve_invoice.js'
import type { Invoice } from '../../lib/server/answers.js'
import { savePdf, showHead, showLines } from './document_page.js'

/** `kontor invoices show number`: the lines of an invoice and what is open. */
export async function show(context: Context, words: string[]) {
  const client = context.client()
  const { _id: id } = await named(context, words)
  const { body: invoice } = await client.get('/api/invoices/:id', { params: { id } })
  if (context.isJson) return context.printJson(invoice)
  const { t, terminal, print, language } = context
  const money = (amount: number) => moneyIn(language)(amount, invoice.currency)
  const { name, tone, glyph } = statusOf(invoice)
  showHead(context, invoice, { status: t(`invoices.statuses.${name}`), tone, glyph })
  const dates = `${t('invoices.date')} ${day(invoice.date)}  ${t('invoices.due')} ${day(invoice.dueDate)}`
  print(terminal.paint('dim', dates))
  print(t('invoices.figures', { total: money(invoice.total), open: money(invoice.open) }))
  await showLines(context, invoice, t('invoices.no_lines'))
}

/** `kontor invoices pdf number`: saves the PDF of an invoice; `--output -` writes it to standard output. */
export async function pdf(context: Context, words: string[], { output }: { output?: string }) {
  const invoice = await named(context, words)
  return savePdf(context, invoice, { address: `/api/invoices/${invoice._id}/pdf`, output })
}

/** `kontor invoices remind number`: makes the next reminder after a question; `--send` mails it as well. */
export async function remind(
  context: Context,
  words: string[],
  { send, yes }: { send?: boolean; yes?: boolean }
) {
  const client = context.client()
  const invoice = await named(context, words)
  const { body: state } = await client.get('/api/invoices/:id/reminders', {
    params: { id: invoice._id },
  })
  if (!state.next) {
    throw new Failure('nothing_to_remind', { next: 'kontor invoices overdue' })
  }
  const { level, subject } = state.next
  const values = { subject, number: invoice.number ?? '' }
  const question = context.t(send ? 'invoices.ask_remind_sent' : 'invoices.ask_remind', values)
  if (!yes && !(await confirm(context, question))) {
    throw new Failure('not_confirmed', { next: `kontor invoices remind ${values.number} --yes` })
  }
  context.plan(question)
  const { body: reminder } = await client.post('/api/reminders', {
    body: { invoiceIds: [invoice._id], level, isSent: Boolean(send) },
  })
  if (context.isJson) return context.printJson(reminder)
  done(context, context.t(send ? 'invoices.reminded_sent' : 'invoices.reminded', values))
}

async function named(context: Context, words: string[]): Promise<Invoice> {
  return resolveInvoice(context.client(), words.join(' ').trim())
}
