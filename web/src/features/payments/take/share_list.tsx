import { Anchor, Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MoneyField } from '@/components/form/money_field'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { termFor } from '@/features/invoicing/parts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { OpenInvoice } from '../payment'
import { NO_SHARE, type Share, type Shares, wholeShare } from './allocation'
import classes from './share_list.module.css'

interface ShareListProps {
  invoices: OpenInvoice[]
  shares: Shares
  date: string
  onChange: (changed: Shares) => void
}

/** Shares of the payment by open invoice. */
export function ShareList({ invoices, shares, date, onChange }: ShareListProps) {
  const { t } = useTranslation('payments')
  if (invoices.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('take.nothing_open')}
      </Text>
    )
  return (
    <ul className={classes.list} aria-label={t('take.divided')}>
      {invoices.map((invoice) => (
        <ShareRow
          key={invoice._id}
          invoice={invoice}
          share={shares[invoice._id] ?? NO_SHARE}
          date={date}
          onChange={(share) => onChange({ [invoice._id]: share })}
        />
      ))}
    </ul>
  )
}

interface ShareRowProps {
  invoice: OpenInvoice
  share: Share
  date: string
  onChange: (share: Share) => void
}

function ShareRow({ invoice, share, date, onChange }: ShareRowProps) {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  const { _id, number, dueDate, open, currency, skontoOffer } = invoice
  const term = termFor(skontoOffer, date)
  const isLate = term !== undefined && date > term.until
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm">
          <Anchor component={Link} to={`/view/invoices/${_id}`} inherit>
            {number}
          </Anchor>{' '}
          · <Money amount={open} currency={currency} />
        </Text>
        <Text size="xs" c="dimmed">
          {t('take.due')} <DayText value={dueDate} />
        </Text>
        {term && (
          <Checkbox
            size="xs"
            mt={4}
            label={t('take.skonto', {
              discount: formatMoney(term.discount, currency, language),
              day: formatDate(term.until),
            })}
            description={share.takesSkonto && isLate ? t('take.skonto_late') : undefined}
            checked={share.takesSkonto}
            onChange={(event) => onChange(wholeShare(invoice, date, event.currentTarget.checked))}
          />
        )}
      </div>
      <MoneyField
        className={classes.amount}
        aria-label={t('take.share_of', { number })}
        currency={currency}
        value={share.amount}
        onChange={(amount) => onChange({ ...share, amount })}
      />
    </li>
  )
}
