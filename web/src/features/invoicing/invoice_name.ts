import { useTranslation } from 'react-i18next'
import { clientName } from '@/lib/client_name'
import { type InvoiceRow, titleOf } from './invoice'

/** "Invoice RE-2026-0001"; a draft, which has no number, by its client. */
export function useInvoiceName() {
  const { t } = useTranslation('invoicing')
  return (row: InvoiceRow) => {
    const title = t(`title.${titleOf(row)}`)
    if (row.number) return `${title} ${row.number}`
    return [title, t('list.draft'), clientName(row)].filter(Boolean).join(', ')
  }
}
