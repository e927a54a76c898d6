import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { useMethodWord } from '@/features/invoicing/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { CreditUse } from '../payment'
import { usePaymentChange } from '../use_payment_change'
import { AmountRow, InvoiceLink } from './amount_row'
import { ApplyCredit } from './apply_credit'
import classes from './drawers.module.css'
import { ClientLink } from './payment_drawer'
import { RefundForm } from './refund_form'

/** The credit of `?credit=`: what is left, and what it was and may be used for. */
export function CreditDrawer() {
  const { t } = useTranslation('payments')
  const target = useBeside('credit')
  const credit = useQuery({
    ...recordQuery('/api/credits/:id', { params: { id: target.id ?? '' } }),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      title={t('credit.title')}
      isOpen={target.id !== null}
      query={credit}
      onClose={target.close}
    >
      {(data) => <CreditDetails key={data.remaining} credit={data} />}
    </RecordDrawer>
  )
}

function CreditDetails({ credit }: { credit: CreditUse }) {
  const { t } = useTranslation('payments')
  const { clientId, clientName, amount, remaining, currency, date, document } = credit
  const isUsed = credit.applications.length + credit.refunds.length > 0
  return (
    <>
      <KeyValueList
        items={[
          { label: t('column.client'), value: <ClientLink id={clientId} name={clientName} /> },
          {
            label: t('column.source'),
            value: document ? (
              <InvoiceLink _id={document._id} number={document.number} />
            ) : (
              t('credit.overpayment')
            ),
          },
          { label: t('column.granted'), value: <DayText value={date} /> },
          { label: t('column.amount'), value: <Money amount={amount} currency={currency} /> },
          { label: t('column.remaining'), value: <Money amount={remaining} currency={currency} /> },
        ]}
      />
      {isUsed && (
        <>
          <Title order={3} className={classes.title}>
            {t('credit.uses')}
          </Title>
          <Uses credit={credit} />
        </>
      )}
      {remaining > 0 && (
        <>
          {clientId !== null && <ApplyCredit credit={credit} clientId={clientId} />}
          <RefundForm credit={credit} />
        </>
      )}
    </>
  )
}

/** The invoices that it settled and what was paid back; each can be taken back. */
function Uses({ credit: { _id, applications, refunds, currency } }: { credit: CreditUse }) {
  const { t } = useTranslation('payments')
  const methodWord = useMethodWord()
  const { run, isBusy } = usePaymentChange()
  const withdraw = (applicationId: string) =>
    run(
      () =>
        api('DELETE', '/api/credits/:id/applications/:applicationId', {
          params: { id: _id, applicationId },
        }),
      t('credit.withdrawn')
    )
  const removeRefund = (refundId: string) =>
    run(
      () => api('DELETE', '/api/credits/:id/refunds/:refundId', { params: { id: _id, refundId } }),
      t('credit.refund_removed')
    )
  return (
    <ul className={classes.rows}>
      {applications.map(({ _id: id, amount, date, invoice }) => (
        <AmountRow
          key={id}
          amount={amount}
          currency={currency}
          isBusy={isBusy}
          onRemove={() => void withdraw(id)}
          removeLabel={t('credit.withdraw', { number: invoice.number })}
        >
          <DayText value={date} /> · <InvoiceLink {...invoice} />
        </AmountRow>
      ))}
      {refunds.map(({ _id: id, amount, date, method, note }) => (
        <AmountRow
          key={id}
          amount={amount}
          currency={currency}
          isBusy={isBusy}
          onRemove={() => void removeRefund(id)}
          removeLabel={t('credit.remove_refund')}
        >
          <DayText value={date} /> · {t('credit.refund')}, {methodWord(method)}
          {note && ` · ${note}`}
        </AmountRow>
      ))}
    </ul>
  )
}
