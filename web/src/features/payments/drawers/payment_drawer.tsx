import { Anchor, Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { SendDocument } from '@/features/correspondence/parts'
import { useMethodWord } from '@/features/invoicing/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { usePaymentChange } from '../use_payment_change'
import { AmountRow, InvoiceLink } from './amount_row'
import classes from './drawers.module.css'

/** The payment of `?payment=`: what became of the money. */
export function PaymentDrawer() {
  const { t } = useTranslation('payments')
  const target = useBeside('payment')
  const payment = useQuery({
    ...recordQuery('/api/payments/:id', { params: { id: target.id ?? '' } }),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      title={t('payment.title')}
      isOpen={target.id !== null}
      query={payment}
      onClose={target.close}
    >
      {(data) => <PaymentDetails payment={data} onRemoved={target.close} />}
    </RecordDrawer>
  )
}

interface PaymentDetailsProps {
  payment: AnswerOf<'GET', '/api/payments/:id'>
  onRemoved: () => void
}

function PaymentDetails({ payment, onRemoved }: PaymentDetailsProps) {
  const { t } = useTranslation('payments')
  const methodWord = useMethodWord()
  const { clientId, clientName, amount, currency, date, method, reference, note } = payment
  return (
    <>
      <KeyValueList
        items={[
          { label: t('column.client'), value: <ClientLink id={clientId} name={clientName} /> },
          { label: t('column.amount'), value: <Money amount={amount} currency={currency} /> },
          { label: t('column.date'), value: <DayText value={date} /> },
          { label: t('column.method'), value: methodWord(method) },
          { label: t('column.reference'), value: reference },
          { label: t('take.note'), value: note },
        ]}
      />
      <Title order={3} className={classes.title}>
        {t('payment.became')}
      </Title>
      <Became payment={payment} />
      <PaymentActions payment={payment} onRemoved={onRemoved} />
    </>
  )
}

export function ClientLink({ id, name }: { id: string | null; name: string }) {
  if (id === null) return name
  return (
    <Anchor component={Link} to={`/client-history/${id}`} inherit>
      {name}
    </Anchor>
  )
}

/** The invoices that it settled, the Skonto taken with it, and the credit that it left. */
function Became({
  payment: { allocations, credit, currency },
}: Pick<PaymentDetailsProps, 'payment'>) {
  const { t } = useTranslation('payments')
  const creditTarget = useBeside('credit')
  return (
    <ul className={classes.rows}>
      {allocations.map(({ kind, amount, invoice }) => (
        <AmountRow key={`${invoice._id} ${kind}`} amount={amount} currency={currency}>
          {kind === 'skonto' && `${t('payment.skonto')} `}
          <InvoiceLink {...invoice} />
        </AmountRow>
      ))}
      {credit && (
        <AmountRow amount={credit.amount} currency={currency}>
          <Anchor component={Link} to={creditTarget.linkTo(credit._id)} inherit>
            {t('payment.credit')}
          </Anchor>
        </AmountRow>
      )}
    </ul>
  )
}

function PaymentActions({ payment, onRemoved }: PaymentDetailsProps) {
  const { t } = useTranslation('payments')
  const { run, isBusy } = usePaymentChange()
  const [isAsking, setIsAsking] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const params = { id: payment._id }
  const remove = async () => {
    const isGone = await run(
      () => api('DELETE', '/api/payments/:id', { params }),
      t('payment.removed')
    )
    setIsAsking(false)
    if (isGone) onRemoved()
  }
  return (
    <div className={classes.actions}>
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        {t('payment.remove')}
      </Button>
      <Button variant="default" onClick={() => setIsSending(true)}>
        {t('payment.send_receipt')}
      </Button>
      {isSending && (
        <SendDocument
          path="/api/payments/:id/receipt"
          id={payment._id}
          title={t('payment.receipt_title', { name: payment.clientName })}
          onClose={() => setIsSending(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('payment.remove_title')}
        verb={t('payment.remove')}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {t('payment.remove_text')}
      </ConfirmDialog>
    </div>
  )
}
