import type { TFunction } from 'i18next'
import type { Invoice } from '../invoice'
import { AttachedFiles } from './attachments'
import { LineSummary } from './line_summary'

/** The content and the files of an invoice, for those who change nothing. */
export const readTabs = (invoice: Invoice, t: TFunction<'invoicing'>) => [
  {
    value: 'lines',
    label: t('view.lines'),
    count: invoice.lines.length,
    content: <LineSummary invoice={invoice} />,
  },
  ...(invoice.attachments.length > 0
    ? [
        {
          value: 'attachments',
          label: t('attachments.title'),
          count: invoice.attachments.length,
          content: <AttachedFiles invoice={invoice} />,
        },
      ]
    : []),
]
