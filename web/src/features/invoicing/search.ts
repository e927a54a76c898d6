import i18next from 'i18next'
import type { Found } from '@/app/define_feature'
import { clientName } from '@/lib/client_name'
import { isLanguage } from '@/lib/language/languages'
import { formatMoney } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'

const MOST = 6

/** Invoices for the command palette, by number and client. */
export async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: text, pageSize: MOST }
  const [rows] = await Promise.all([
    api('GET', '/api/invoices', { query, signal }),
    i18next.loadNamespaces('invoicing'),
  ])
  const draft = i18next.t('view.draft', { ns: 'invoicing' })
  const language = isLanguage(i18next.language) ? i18next.language : 'en'
  return rows.map((row) => ({
    id: row._id,
    label: [row.number || draft, clientName(row)].filter(Boolean).join(' · '),
    name: row.number ?? '',
    description: formatMoney(row.total, row.currency, language),
    path: `/view/invoices/${row._id}`,
  }))
}
