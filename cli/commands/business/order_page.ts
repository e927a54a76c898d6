import type { Context } from '../../lib/context.js'
import { orderStatusOf } from '../../lib/order_status.js'
import { day, moneyIn } from '../../lib/output/format.js'
import { resolveOrder } from '../../lib/resolve_order.js'
import { savePdf, showHead, showLines } from './document_page.js'

/** `kontor orders show number`: the lines of an order confirmation, the client's order and the days of delivery. */
export async function show(context: Context, words: string[]) {
  const client = context.client()
  const { _id: id } = await named(context, words)
  const { body: order } = await client.get('/api/orders/:id', { params: { id } })
  if (context.isJson) return context.printJson(order)
  const { t, terminal, print, language } = context
  const { name, tone, glyph } = orderStatusOf(order)
  showHead(context, order, { status: t(`orders.statuses.${name}`), tone, glyph })
  const delivery = [order.serviceDate, order.serviceUntil].map(day).filter(Boolean).join('–')
  const facts = [
    `${t('invoices.date')} ${day(order.date)}`,
    delivery && t('orders.delivery', { days: delivery }),
    order.orderNumber && t('orders.ordered_as', { number: terminal.show(order.orderNumber) }),
    order.invoice?.number && t('orders.invoiced_as', { number: order.invoice.number }),
  ]
  print(terminal.paint('dim', facts.filter(Boolean).join('  ')))
  print(t('orders.total', { total: moneyIn(language)(order.total, order.currency) }))
  await showLines(context, order, t('orders.no_lines'))
}

/** `kontor orders pdf number`: saves the PDF of an order confirmation; `--output -` writes it to standard output. */
export async function pdf(context: Context, words: string[], { output }: { output?: string }) {
  const order = await named(context, words)
  return savePdf(context, order, { address: `/api/orders/${order._id}/pdf`, output })
}

const named = (context: Context, words: string[]) =>
  resolveOrder(context.client(), words.join(' ').trim())
