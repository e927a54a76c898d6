import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { CopyIban } from '@/components/public/copy_iban'
import { Money } from '@/components/values/money'
import type { SharedLedger } from '../ledger'
import classes from './shared.module.css'

interface PaymentBoxProps {
  payment: NonNullable<SharedLedger['payment']>
  amount: number
  currency: string
}

/** How to pay what is owed: the account of the company, and a code for banking apps where there is one. */
export function PaymentBox({ payment, amount, currency }: PaymentBoxProps) {
  const { t } = useTranslation('ledger')
  const { name, iban, bic, bank, purpose, qr } = payment
  return (
    <section className={classes.payment} aria-label={t('shared.pay')}>
      <h2 className={classes.heading}>{t('shared.pay')}</h2>
      {qr && (
        <img
          className={classes.code}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
          alt={t('shared.code')}
        />
      )}
      <KeyValueList
        items={[
          { label: t('shared.amount'), value: <Money amount={amount} currency={currency} /> },
          { label: t('shared.payee'), value: name },
          { label: 'IBAN', value: iban && <CopyIban iban={iban} /> },
          { label: 'BIC', value: bic },
          { label: t('shared.bank'), value: bank },
          { label: t('shared.purpose'), value: purpose },
        ]}
      />
    </section>
  )
}
