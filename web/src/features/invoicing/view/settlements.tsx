import { ActionIcon, Anchor, Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/page/empty_state'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { useMethodWord } from '../actions/method_field'
import { stepsOf } from '../actions/steps'
import type { Invoice, Settlement } from '../invoice'
import { CreditOffer } from './credit_offer'
import { useRemoveSettlement } from './use_remove_settlement'
import classes from './view.module.css'

interface SettlementsProps {
  invoice: Invoice
  onPay: () => void
}

/** Everything that was taken off what is open; what was recorded by mistake can be taken back. */
export function Settlements({ invoice, onPay }: SettlementsProps) {
  const { t } = useTranslation('invoicing')
  const remove = useRemoveSettlement(invoice)
  const canPay = stepsOf(invoice).includes('pay')
  const pay = canPay && (
    <Button variant="default" mt="sm" onClick={onPay}>
      {t('step.pay')}
    </Button>
  )
  if (invoice.settlements.length === 0)
    return (
      <>
        <CreditOffer invoice={invoice} />
        <EmptyState title={t('payments.none')} action={pay || undefined} />
      </>
    )
  return (
    <>
      <CreditOffer invoice={invoice} />
      <ul className={classes.rows}>
        {invoice.settlements.map((settlement) => (
          <SettlementRow
            key={settlement._id}
            settlement={settlement}
            currency={invoice.currency}
            canRemove={
              REMOVABLE.includes(settlement.kind) &&
              (settlement.kind !== 'writeOff' || invoice.status !== 'Cancelled')
            }
            onRemove={remove}
          />
        ))}
      </ul>
      {pay}
    </>
  )
}

interface SettlementRowProps {
  settlement: Settlement
  currency: string
  canRemove: boolean
  onRemove: (settlement: Settlement) => Promise<void>
}

/** Skonto goes with the payment that it was taken with, and a credit note stays. */
const REMOVABLE: Settlement['kind'][] = ['payment', 'credit', 'writeOff']

function SettlementRow({ settlement, currency, canRemove, onRemove }: SettlementRowProps) {
  const { t } = useTranslation('invoicing')
  const methodWord = useMethodWord()
  const { kind, amount, date, method, creditNote, taxes } = settlement
  const word = kind === 'payment' ? methodWord(method ?? '') : t(`settlement.${kind}`)
  const note = kind === 'writeOff' ? settlement.reason : kind === 'payment' ? settlement.note : ''
  const tax = taxes.reduce((all, part) => all + part.tax, 0)
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Text size="sm">
          <DayText value={date} /> · {word}
          {creditNote && (
            <>
              {' '}
              <Anchor component={Link} to={`/view/invoices/${creditNote._id}`} inherit>
                {creditNote.number}
              </Anchor>
            </>
          )}
        </Text>
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
        {taxes.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('settlement.tax')} <Money amount={tax} currency={currency} />
          </Text>
        )}
      </div>
      <span className={classes.rowFigure}>
        <Money amount={amount} currency={currency} />
      </span>
      {canRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('settlement.remove', { word })}
          onClick={() => void onRemove(settlement)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
