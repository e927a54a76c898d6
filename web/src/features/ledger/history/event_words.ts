import { useTranslation } from 'react-i18next'
import { formatHours, formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { HistoryEvent } from '../ledger'

/** Where the record of an event is shown. */
const PAGES: Record<string, string> = {
  invoice: '/view/invoices/',
  estimate: '/view/estimates/',
  order: '/view/orders/',
  deliveryNote: '/view/delivery-notes/',
  proposal: '/view/proposals/',
  recurring: '/recurring-invoices/',
  project: '/projects/',
}

export const pageOf = ({ kind, recordId }: Pick<HistoryEvent, 'kind' | 'recordId'>) => {
  const page = PAGES[kind]
  return page && `${page}${recordId}${kind === 'project' ? '/' : ''}`
}

/** Name of an event in the user's language; an unknown event of a newer server keeps its key. */
export function useEventWords() {
  const { t } = useTranslation('ledger')
  const { language } = useLanguage()
  return ({ action, details, seconds }: Pick<HistoryEvent, 'action' | 'details' | 'seconds'>) => {
    const { to, amount, currency, date, day } = details
    const replace = {
      ...plainDetails(details),
      hours: seconds === null ? '' : formatHours(seconds),
      day: formatDate([date, day].find((value) => typeof value === 'string')),
      to: to === null ? t('history.erased_address') : Array.isArray(to) ? to.join(', ') : '',
      amount:
        typeof amount === 'string' && typeof currency === 'string'
          ? formatMoney(amount, currency, language)
          : '',
    }
    return t(`event.${action.replace('.', '_')}`, { defaultValue: action, replace })
  }
}

/** The texts and numbers of an event, which its sentence can name. Lists and records have no place in a sentence. */
export const plainDetails = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => ['string', 'number'].includes(typeof value))
  )
