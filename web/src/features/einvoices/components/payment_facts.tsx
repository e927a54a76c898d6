import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { KeyValueList } from '@/components/key_value_list'
import { formatPercent } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import type { Reading } from '../reading'
import classes from './einvoices.module.css'

const groupsOfFour = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

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
        { label: t('field.iban'), value: account && groupsOfFour(account.iban) },
        { label: t('field.bic'), value: account?.bic },
        { label: t('field.holder'), value: account?.holder },
        {
          label: t('field.other_accounts'),
          value: others.map(({ iban }) => groupsOfFour(iban)).join(', '),
        },
        {
          label: t('field.debited'),
          value: payment.debitedIban && groupsOfFour(payment.debitedIban),
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
