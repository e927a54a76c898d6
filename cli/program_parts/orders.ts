import type { Command } from 'commander'
import type { ContextOf } from '../lib/context.js'
import type { Translate } from '../lib/texts.js'
import { completes, withExamples } from './parts.js'

/** Adds the commands about order confirmations: the list, one of them, its PDF. */
export function addOrders(program: Command, t: Translate, of: ContextOf) {
  const orders = program
    .command('orders')
    .helpCommand(false)
    .description(t('help.orders'))
    .option('--status <status>', t('help.order_status'))
    .option('--search <text>', t('help.search'))
    .option('--limit <count>', t('help.limit'))
    .action(async (options, command) =>
      (await import('../commands/orders.js')).orders(of(command), options)
    )
  withExamples(orders, t, ['kontor orders', 'kontor orders --status issued --limit 5 --json'])

  const load = () => import('../commands/business/order_page.js')
  const order = `<${t('help.order')}...>`
  const show = orders
    .command(`show ${order}`)
    .description(t('help.order_show'))
    .action(async (words, _, command) => (await load()).show(of(command), words))
  withExamples(show, t, ['kontor orders show AB-2026-0001'])
  const pdf = orders
    .command(`pdf ${order}`)
    .description(t('help.order_pdf'))
    .option('--output <file>', t('help.output'))
    .action(async (words, options, command) => (await load()).pdf(of(command), words, options))
  withExamples(pdf, t, ['kontor orders pdf AB-2026-0001 --output order.pdf'])
  completes(show, { words: 'orders' })
  completes(pdf, { words: 'orders', options: { '--output': 'files' } })
}
