import { Button, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { Money } from '@/components/values/money'
import { today } from '@/lib/time/days'
import { type InvoiceRow, PAYMENT_METHODS } from '../invoice'

interface PayAllDialogProps {
  invoices: InvoiceRow[]
  isBusy: boolean
  onPay: (payment: { date: string; method: string }) => void
  onClose: () => void
}

/** When and how what is open of several invoices was paid. */
export function PayAllDialog({ invoices, isBusy, onPay, onClose }: PayAllDialogProps) {
  const { t } = useTranslation('invoicing')
  const { t: common } = useTranslation('common')
  const [date, setDate] = useState(today())
  const [method, setMethod] = useState<string>('bankTransfer')
  const sums = new Map<string, number>()
  for (const { currency, open } of invoices) sums.set(currency, (sums.get(currency) ?? 0) + open)
  return (
    <Dialog onClose={onClose} title={t('batch_ask.pay', { count: invoices.length })}>
      <Stack gap="md">
        <Text component="div">
          {t('batch_text.pay')}{' '}
          {[...sums].map(([currency, open], index) => (
            <span key={currency}>
              {index > 0 && ' + '}
              <Money amount={open} currency={currency} />
            </span>
          ))}
        </Text>
        <FormRow>
          <DayField
            label={t('payment.date')}
            isPast
            value={date}
            onChange={setDate}
            error={date ? undefined : t('payment.date_missing')}
            data-autofocus
          />
          <Select
            label={t('payment.method')}
            data={PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
            allowDeselect={false}
            value={method}
            onChange={(value) => setMethod(value ?? 'bankTransfer')}
          />
        </FormRow>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button loading={isBusy} disabled={date === ''} onClick={() => onPay({ date, method })}>
            {t('batch.pay')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
