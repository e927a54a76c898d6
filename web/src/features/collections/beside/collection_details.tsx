import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from '@/components/bank_files/payments.module.css'
import { SEPA_CURRENCY } from '@/components/bank_files/sepa_currency'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { groupedIban } from '@/lib/iban'
import { formatDate } from '@/lib/time/days'
import { type Collection, type Debit, kindOf } from '../collection'
import { CollectionActions } from './collection_actions'
import { RenewDialog } from './renew_dialog'
import { ReturnDialog } from './return_dialog'

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
      <ul className={classes.list} aria-label={t('file.debits')}>
        {debits.map((debit) => (
          <DebitLine
            key={debit._id}
            debit={debit}
            canReturn={state === 'sent' && !debit.returnedOn}
            onReturn={() => setReturned(debit)}
            onRenew={() => setRenewed(debit)}
          />
        ))}
      </ul>
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
  debit: Debit
  canReturn: boolean
  onReturn: () => void
  onRenew: () => void
}

function DebitLine({ debit, canReturn, onReturn, onRenew }: DebitLineProps) {
  const { t } = useTranslation('collections')
  const { invoiceId, invoiceNumber, debtor, iban, mandate, amount, collectOn } = debit
  const note = useNote(debit)
  return (
    <li className={classes.payment}>
      <div className={classes.facts}>
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
        {canReturn && (
          <Button variant="default" size="compact-sm" mt="xs" onClick={onReturn}>
            {t('return.start')}
          </Button>
        )}
      </div>
      <Money amount={amount} currency={SEPA_CURRENCY} />
    </li>
  )
}

/** Says whether a direct debit is booked, has come back, or no longer fits its invoice. */
function useNote({ returnedOn, returnReason, isBooked, isChanged }: Debit) {
  const { t } = useTranslation('collections')
  if (returnedOn) {
    const reason = t(`reason.${returnReason}`, { defaultValue: returnReason })
    return { text: t('file.returned', { date: formatDate(returnedOn), reason }), isBad: true }
  }
  if (isBooked) return { text: t('file.booked'), isBad: false }
  return isChanged ? { text: t('file.changed'), isBad: true } : undefined
}
