import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { PaymentLine, PaymentList, SEPA_CURRENCY } from '@/features/bank_files/parts'
import { groupedIban } from '@/lib/iban'
import { formatDate } from '@/lib/time/days'
import { kindOf, type Order, type Transfer } from '../order'
import { OrderActions } from './order_actions'

/** The transfers that the bank is asked for, and the expenses behind them. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('transfers')
  const { state, executeOn, total, debtor, iban, createdAt, transfers } = order
  return (
    <Stack gap="lg">
      <KeyValueList
        items={[
          {
            label: t('list.state'),
            value: <StatusBadge kind={kindOf(state)} label={t(`state.${state}`)} />,
          },
          { label: t('list.execute_on'), value: <DayText value={executeOn} /> },
          { label: t('list.total'), value: <Money amount={total} currency={SEPA_CURRENCY} /> },
          { label: t('order.account'), value: `${debtor} · ${groupedIban(iban)}` },
          { label: t('list.created'), value: <DayText value={createdAt} precision="minute" /> },
        ]}
      />
      <OrderActions order={order} />
      <PaymentList label={t('order.transfers')}>
        {transfers.map((transfer) => (
          <TransferLine key={transfer._id} transfer={transfer} />
        ))}
      </PaymentList>
    </Stack>
  )
}

function TransferLine({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers')
  const { expenseId, expenseNumber, creditor, iban, purpose, amount, isDeleted, isChanged } =
    transfer
  const note = noteOf(transfer)
  return (
    <PaymentLine end={<Money amount={amount} currency={SEPA_CURRENCY} />}>
      <Text fw={500}>{creditor}</Text>
      <Text size="sm" c="dimmed">
        {groupedIban(iban)} · {purpose}
      </Text>
      <Text size="sm">
        {isDeleted ? (
          expenseNumber
        ) : (
          <Anchor component={Link} to={`/expenses/${expenseId}`} inherit>
            {expenseNumber}
          </Anchor>
        )}
        {note && (
          <Text span inherit c={isChanged || isDeleted ? 'red' : 'dimmed'}>
            {' · '}
            {t(note.key, { date: note.date })}
          </Text>
        )}
      </Text>
    </PaymentLine>
  )
}

/** The state of an expense, as far as it matters for its order. */
function noteOf({ isDeleted, isChanged, paidDate, skonto }: Transfer) {
  if (isDeleted) return { key: 'order.deleted' as const, date: '' }
  if (isChanged) return { key: 'order.changed' as const, date: '' }
  if (paidDate) return { key: 'order.paid' as const, date: formatDate(paidDate) }
  if (skonto > 0) return { key: 'order.skonto' as const, date: '' }
  return undefined
}
