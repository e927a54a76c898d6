import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/page/error_alert'
import { DayText } from '@/components/values/day_text'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { CreditUse, OpenInvoice } from '../payment'
import { usePaymentChange } from '../use_payment_change'
import { InvoiceLink } from './amount_row'
import classes from './drawers.module.css'

/** The open invoices of the client that credit could settle, the oldest due first. */
export function ApplyCredit({ credit, clientId }: { credit: CreditUse; clientId: string }) {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  const { run, isBusy } = usePaymentChange()
  const open = useQuery(recordQuery('/api/payments/open-invoices', { query: { clientId } }))
  const { _id, currency, remaining } = credit
  const wanted = open.data?.filter((invoice) => invoice.currency === currency) ?? []

  const use = ({ _id: invoiceId, number }: OpenInvoice, amount: number) =>
    run(
      () =>
        api('POST', '/api/credits/:id/applications', {
          params: { id: _id },
          body: { invoiceId, amount },
        }),
      t('credit.applied', { number })
    )
  return (
    <>
      <Title order={3} className={classes.title}>
        {t('credit.apply')}
      </Title>
      {open.isError && <ErrorAlert failure={open.error} onRetry={() => void open.refetch()} />}
      {open.data && wanted.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('credit.nothing_open')}
        </Text>
      )}
      <ul className={classes.rows}>
        {wanted.map((invoice) => {
          const amount = Math.min(invoice.open, remaining)
          return (
            <li key={invoice._id} className={classes.row}>
              <span className={classes.words}>
                <InvoiceLink _id={invoice._id} number={invoice.number ?? ''} /> ·{' '}
                <DayText value={invoice.dueDate} />
              </span>
              <Button
                size="xs"
                variant="default"
                disabled={isBusy}
                onClick={() => void use(invoice, amount)}
              >
                {t('credit.use', { amount: formatMoney(amount, currency, language) })}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
