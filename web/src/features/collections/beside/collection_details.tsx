import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { PaymentLine, PaymentList, SEPA_CURRENCY } from '@/features/bank_files/parts'
import { groupedIban } from '@/lib/iban'
import { formatDate } from '@/lib/time/days'
import { type Collection, type Debit, kindOf } from '../collection'
import { CollectionActions } from './collection_actions'
import { RenewDialog } from './renew_dialog'
import { ReturnDialog } from './return_dialog'
import { UndoReturn } from './undo_return'

/** The direct debits that the bank is asked for, and the invoices behind them. */
export function CollectionDetails({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections')
  const [returned, setReturned] = useState<Debit>()
  const [renewed, setRenewed] = useState<Debit>()
  const { state, firstOn, total, creditor, iban, createdAt, debits } = collection
  return (
    <Stack gap="lg">
      <KeyValueList
        items={[
          {
            label: t('list.state'),
            value: <StatusBadge kind={kindOf(state)} label={t(`state.${state}`)} />,
          },
          { label: t('list.first_on'), value: <DayText value={firstOn} /> },
          { label: t('list.total'), value: <Money amount={total} currency={SEPA_CURRENCY} /> },
          { label: t('file.account'), value: `${creditor} · ${groupedIban(iban)}` },
          { label: t('list.created'), value: <DayText value={createdAt} precision="minute" /> },
        ]}
      />
      <CollectionActions collection={collection} />
      <PaymentList label={t('file.debits')}>
        {debits.map((debit) => (
          <DebitLine
            key={debit._id}
            collectionId={collection._id}
            debit={debit}
            canReturn={state === 'sent' && !debit.returnedOn}
            onReturn={() => setReturned(debit)}
            onRenew={() => setRenewed(debit)}
          />
        ))}
      </PaymentList>
      {renewed && (
        <RenewDialog
          collectionId={collection._id}
          debit={renewed}
          onClose={() => setRenewed(undefined)}
        />
      )}
      {returned && (
        <ReturnDialog
          collectionId={collection._id}
          debit={returned}
          onClose={() => setReturned(undefined)}
        />
      )}
    </Stack>
  )
}

interface DebitLineProps {
  collectionId: string
  debit: Debit
  canReturn: boolean
  onReturn: () => void
  onRenew: () => void
}

function DebitLine({ collectionId, debit, canReturn, onReturn, onRenew }: DebitLineProps) {
  const { t } = useTranslation('collections')
  const { invoiceId, invoiceNumber, debtor, iban, mandate, amount, collectOn } = debit
  const note = useNote(debit)
  return (
    <PaymentLine end={<Money amount={amount} currency={SEPA_CURRENCY} />}>
      <Text fw={500}>{debtor}</Text>
      <Text size="sm" c="dimmed">
        {[groupedIban(iban), mandate, formatDate(collectOn)].join(' · ')}
      </Text>
      <Text size="sm">
        <Anchor component={Link} to={`/view/invoices/${invoiceId}`} inherit>
          {invoiceNumber}
        </Anchor>
        {note && (
          <Text span inherit c={note.isBad ? 'red' : 'dimmed'}>
            {' · '}
            {note.text}
          </Text>
        )}
      </Text>
      {debit.canRenew && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onRenew}>
          {t('renew.start')}
        </Button>
      )}
      {debit.canUndoReturn && <UndoReturn collectionId={collectionId} debit={debit} />}
      {canReturn && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={onReturn}>
          {t('return.start')}
        </Button>
      )}
    </PaymentLine>
  )
}

/** Says whether a direct debit is booked, has come back, or no longer fits its invoice. */
function useNote({ returnedOn, returnReason, isBooked, isChanged, isReturnMatched }: Debit) {
  const { t } = useTranslation('collections')
  if (returnedOn) {
    const reason = t(`reason.${returnReason}`, { defaultValue: returnReason })
    const text = t('file.returned', { date: formatDate(returnedOn), reason })
    const place = isReturnMatched ? ` (${t('file.on_statement')})` : ''
    return { text: text + place, isBad: true }
  }
  if (isBooked) return { text: t('file.booked'), isBad: false }
  return isChanged ? { text: t('file.changed'), isBad: true } : undefined
}
