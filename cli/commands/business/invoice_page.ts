import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { statusOf } from '../../lib/invoice_status.js'
import { confirm } from '../../lib/output/confirm.js'
import { day, moneyIn } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { showTable } from '../../lib/output/show_table.js'
import { resolveInvoice } from '../../lib/resolve_invoice.js'
import type { Invoice } from '../../lib/server/answers.js'
import { download } from '../../lib/server/files.js'

/** `kontor invoices show number`: the lines of an invoice and what is open. */
export async function show(context: Context, words: string[]) {
  const client = context.client()
  const { _id: id } = await named(context, words)
  const { body: invoice } = await client.get('/api/invoices/:id', { params: { id } })
  if (context.isJson) return context.printJson(invoice)
  const { t, terminal, print, language } = context
  const money = (amount: number) => moneyIn(language)(amount, invoice.currency)
  const { name, tone, glyph } = statusOf(invoice)
  const recipient = (invoice.client ?? invoice.customClient)?.name ?? ''
  const status = t(`invoices.statuses.${name}`)
  const title = [invoice.number ?? t('invoices.no_number'), terminal.show(recipient)].join('  ')
  const state = terminal.isTty ? `${terminal.glyph(glyph)} ${status}` : status
  print(`${terminal.paint('strong', terminal.show(title))}  ${terminal.paint(tone, state)}`)
  const dates = `${t('invoices.date')} ${day(invoice.date)}  ${t('invoices.due')} ${day(invoice.dueDate)}`
  print(terminal.paint('dim', dates))
  print(t('invoices.figures', { total: money(invoice.total), open: money(invoice.open) }))
  print('')
  await showTable(context, {
    columns: [
      { header: t('bill.line'), text: ({ description }) => description, shrinksTo: 20 },
      {
        header: t('invoices.quantity'),
        text: ({ quantity }) => String(quantity ?? ''),
        align: 'right',
        leaves: 1,
      },
      { header: t('bill.amount'), text: ({ amount }) => money(amount ?? 0), align: 'right' },
    ],
    rows: invoice.lines,
    empty: t('invoices.no_lines'),
  })
}

/** `kontor invoices pdf number`: saves the PDF of an invoice; `--output -` writes it to standard output. */
export async function pdf(context: Context, words: string[], { output }: { output?: string }) {
  const invoice = await named(context, words)
  const path =
    output ?? `${(invoice.number ?? invoice._id.slice(-6)).replace(/[^\w.-]+/g, '-')}.pdf`
  const bytes = await download(context.client(), `/api/invoices/${invoice._id}/pdf`)
  const { writeFileSync } = process.getBuiltinModule('node:fs')
  if (path === '-') return void process.stdout.write(bytes)
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new Failure('unwritable_file', { values: { path, reason } })
  }
  if (context.isJson) return context.printJson({ path, bytes: bytes.length })
  done(context, context.t('invoices.saved', { path }))
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
