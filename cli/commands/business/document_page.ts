import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { moneyIn } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { showTable } from '../../lib/output/show_table.js'
import type { Glyph, Tone } from '../../lib/output/terminal.js'
import { download } from '../../lib/server/files.js'

interface Head {
  number: string | null
  client: { name: string } | null
  customClient: { name: string } | null
}

/** The first line about a document: number, recipient and status. */
export function showHead(
  { t, terminal, print }: Context,
  { number, client, customClient }: Head,
  { status, tone, glyph }: { status: string; tone: Tone; glyph: Glyph }
) {
  const recipient = (client ?? customClient)?.name ?? ''
  const title = [number ?? t('invoices.no_number'), terminal.show(recipient)].join('  ')
  const state = terminal.isTty ? `${terminal.glyph(glyph)} ${status}` : status
  print(`${terminal.paint('strong', terminal.show(title))}  ${terminal.paint(tone, state)}`)
}

interface Line {
  description: string
  quantity: number | null
  amount: number | null
}

/** The lines of a document. @param empty the sentence without any */
export async function showLines(
  context: Context,
  { lines, currency }: { lines: Line[]; currency: string },
  empty: string
) {
  const { t, language, print } = context
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
      {
        header: t('bill.amount'),
        text: ({ amount }) => moneyIn(language)(amount ?? 0, currency),
        align: 'right',
      },
    ],
    rows: lines,
    empty,
  })
}

/**
 * Saves the PDF of a document under its number, or where `output` says; `-` is standard output.
 * @param address of the PDF
 */
export async function savePdf(
  context: Context,
  { _id, number }: { _id: string; number: string | null },
  { address, output }: { address: string; output?: string | undefined }
) {
  const path = output ?? `${(number ?? _id.slice(-6)).replace(/[^\w.-]+/g, '-')}.pdf`
  const bytes = await download(context.client(), address)
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
