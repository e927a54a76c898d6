import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import type { FeedSpan, OpenFeed } from '#modules/calendar/feed/open_feed'
import type { CalendarEvent } from '#modules/calendar/ical/calendar_event'
import { readDueInvoices } from '#modules/invoicing/public'

/** Due days of the company's open invoices with what is open; for the desk only. */
export async function invoiceEvents(
  { company, language }: OpenFeed,
  span: FeedSpan
): Promise<CalendarEvent[]> {
  const invoices = await readDueInvoices(company, span)
  return invoices.map(({ id, number, clientName, dueOn, currency, open, createdAt }) => ({
    uid: `invoice-${id}`,
    stampedAt: createdAt,
    time: { firstDay: dueOn, lastDay: dueOn },
    title: translate(language, 'calendar:events.invoice_due', { number, client: clientName }),
    description: translate(language, 'calendar:events.open_amount', {
      amount: formatMoney(open, currency, language),
    }),
    isFree: true,
  }))
}
