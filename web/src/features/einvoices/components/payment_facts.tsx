import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { groupedIban } from '@/lib/iban'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Reading } from '../reading'
import classes from './einvoices.module.css'

/** Where the money goes, until when. */
export function PaymentFacts({ reading: { payment, dueDate } }: { reading: Reading }) {
  const { t } = useTranslation('einvoices')
  const { language } = useLanguage()
  const [account, ...others] = payment.accounts
  const skonto = payment.skonto.map(({ days, percent }) =>
    t('skonto', { days, percent: formatPercent(percent, language) })
  )
  return (
    <KeyValueList
      items={[
        { label: t('field.due_date'), value: dueDate && <DayText value={dueDate} /> },
        { label: t('field.skonto'), value: skonto.join('; ') },
        { label: t('field.iban'), value: account && groupedIban(account.iban) },
        { label: t('field.bic'), value: account?.bic },
        { label: t('field.holder'), value: account?.holder },
        {
          label: t('field.other_accounts'),
          value: others.map(({ iban }) => groupedIban(iban)).join(', '),
        },
        {
          label: t('field.debited'),
          value: payment.debitedIban && groupedIban(payment.debitedIban),
        },
        { label: t('field.remittance'), value: payment.remittance },
        {
          label: t('field.terms'),
          value: payment.terms && <span className={classes.words}>{payment.terms}</span>,
        },
      ]}
    />
  )
}
