import { useTranslation } from 'react-i18next'
import { plainDetails, useEventWords } from '@/features/ledger/parts'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear } from '@/lib/time/days'
import type { AuditEntry } from './audit_entry'

/** The sentence of an entry: the one from the histories if it exists, otherwise its own. */
export function useEntryWords() {
  const { t, i18n } = useTranslation('audit')
  const { language } = useLanguage()
  const wordsOf = useEventWords()
  return (entry: Pick<AuditEntry, 'action' | 'details'>) => {
    const { action, details } = entry
    const key = `event.${action.replace('.', '_')}`
    if (!i18n.exists(key, { ns: 'audit' })) return wordsOf({ action, details, seconds: null })
    const { role, month, area } = details
    const roleText = typeof role === 'string' ? t(`role.${role}`, { defaultValue: role }) : ''
    const monthText = typeof month === 'string' ? formatMonthYear(month, language) : ''
    const areaText = typeof area === 'string' ? t(`area.${area}`, { defaultValue: area }) : ''
    return t(key, {
      replace: { ...plainDetails(details), role: roleText, month: monthText, area: areaText },
    })
  }
}

/** All that an entry holds, for those who look for one value: `status: done, title: Training`. */
export const detailsText = ({ details }: Pick<AuditEntry, 'details'>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
