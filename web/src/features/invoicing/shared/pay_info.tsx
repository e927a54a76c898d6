import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyIban } from '@/components/public/copy_iban'
import { Money } from '@/components/values/money'
import { useObjectUrl } from '@/lib/use_object_url'
import type { Shared } from './shared_invoice'
import classes from './shared_invoice.module.css'

interface PayInfoProps {
  payment: NonNullable<Shared['payment']>
  open: number
  currency: string
}

/** Where to transfer what is still open, by hand or with the code. */
export function PayInfo({ payment, open, currency }: PayInfoProps) {
  const { t } = useTranslation('invoicing')
  const { qr, payee, iban, bic, bankName, purpose } = payment
  const picture = useMemo(() => (qr ? new Blob([qr], { type: 'image/svg+xml' }) : undefined), [qr])
  const address = useObjectUrl(picture)
  const facts: [string, ReactNode][] = [
    [t('shared.payee'), payee],
    ['IBAN', iban && <CopyIban iban={iban} />],
    ['BIC', [bic, bankName].filter(Boolean).join(' · ')],
    [t('shared.purpose'), purpose],
  ]
  return (
    <section className={classes.pay} aria-label={t('shared.pay')}>
      {address && <img src={address} alt={t('shared.qr')} className={classes.code} />}
      <div>
        <Text fw={500}>{t('shared.pay')}</Text>
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          <div>
            <dt>{t('payment.amount')}</dt>
            <dd>
              <Money amount={open} currency={currency} />
            </dd>
          </div>
        </dl>
        {qr && (
          <Text c="dimmed" size="sm">
            {t('shared.qr_help')}
          </Text>
        )}
      </div>
    </section>
  )
}
