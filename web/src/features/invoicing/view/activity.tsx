import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate, formatInstant } from '@/lib/time/days'
import type { Invoice, TimelineEntry } from '../invoice'
import classes from './view.module.css'

/** The actions that the server writes down for an invoice, without their `invoice.`. */
const KNOWN = [
  'drafted',
  'draft_changed',
  'issued',
  'doubts_acknowledged',
  'imported',
  'cancellation_issued',
  'credit_note_issued',
  'sent',
  'sending_planned',
  'mail_put_aside',
  'mail_moved',
  'mail_cancelled',
  'payment_recorded',
  'payment_removed',
  'credit_applied',
  'credit_removed',
  'skonto_granted',
  'skonto_removed',
  'written_off',
  'write_off_removed',
  'credited',
  'credit_note_removed',
  'cancelled',
  'corrected',
  'voided',
  'file_attached',
  'file_removed',
  'link_made',
  'links_revoked',
  'viewed',
  'handed_out',
  'reminded',
  'payment_promised',
  'promise_withdrawn',
  'reminders_stopped',
  'reminders_resumed',
]

/** Events of the invoice, the newest first. */
export function Activity({ invoice }: { invoice: Invoice }) {
  const wordsOf = useWords()
  return (
    <ol className={classes.rows}>
      {invoice.timeline.map((entry) => (
        <li key={`${entry.at} ${entry.action}`} className={classes.row}>
          <div className={classes.rowText}>
            <Text size="sm">{wordsOf(entry)}</Text>
            <Text size="xs" c="dimmed">
              <DayText value={entry.at} precision="minute" />
              {entry.by?.name && ` · ${entry.by.name}`}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}

function useWords() {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  return ({ action, details }: TimelineEntry) => {
    const kind = action.replace(/^invoice\./, '')
    if (!KNOWN.includes(kind)) return action
    const { number, by, to, amount, currency, subject, reason, date, sendAt } = details
    const { creditNote, name, door, paid } = details
    return t(paid ? `activity.${kind}_${paid}` : `activity.${kind}`, {
      number,
      by,
      creditNote,
      name,
      door: door ? t(`door.${door}`) : '',
      subject,
      reason,
      day: typeof date === 'string' ? formatDate(date) : '',
      time: typeof sendAt === 'string' ? formatInstant(sendAt) : '',
      to: Array.isArray(to) ? to.join(', ') : '',
      amount:
        typeof amount === 'string' && typeof currency === 'string'
          ? formatMoney(amount, currency, language)
          : '',
    })
  }
}
