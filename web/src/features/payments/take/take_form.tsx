import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { MethodField, useInvoicesChanged } from '@/features/invoicing/parts'
import { decimalText } from '@/lib/exact_amounts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import type { OpenInvoice } from '../payment'
import { allocationsOf, leftOver, proposeShares, type Shares } from './allocation'
import { ShareList } from './share_list'

interface TakeFormProps {
  clientId: string
  clientName: string
  /** The one to begin with. */
  currency: string
  open: OpenInvoice[]
  onDone: () => void
}

/**
 * Amount and purpose of the payment. The proposed division among the open invoices follows amount and day until the
 * user changes it.
 */
export function TakeForm(props: TakeFormProps) {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  const { open, clientName } = props
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useTakeForm(props)
  const { amount, date, currency, shares, isDivided } = form.values
  const invoices = open.filter((invoice) => invoice.currency === currency)
  const currencies = [...new Set([props.currency, ...open.map((invoice) => invoice.currency)])]
  const rest = leftOver(amount, shares)

  const change = (values: { amount?: string; date?: string; currency?: string }) => {
    const next = { amount, date, currency, ...values }
    const wanted = open.filter((invoice) => invoice.currency === next.currency)
    const isFree = !isDivided || next.currency !== currency
    form.setValues({
      ...next,
      ...(isFree && { shares: proposeShares(wanted, next.amount, next.date) }),
    })
  }
  const changeShares = (changed: Shares) =>
    form.setValues({ isDivided: true, shares: { ...shares, ...changed } })
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <FormRow>
        <MoneyField
          label={t('column.amount')}
          currency={currency}
          {...form.getInputProps('amount')}
          onChange={(value) => change({ amount: value })}
        />
        <DayField
          label={t('take.date')}
          isPast
          {...form.getInputProps('date')}
          onChange={(day) => change({ date: day })}
        />
      </FormRow>
      {currencies.length > 1 && (
        <Select
          label={t('take.currency')}
          data={currencies}
          value={currency}
          allowDeselect={false}
          onChange={(code) => code && change({ currency: code })}
        />
      )}
      <FormRow>
        <MethodField label={t('column.method')} {...form.getInputProps('method')} />
        <TextInput label={t('column.reference')} {...form.getInputProps('reference')} />
      </FormRow>
      <TextInput label={t('take.note')} {...form.getInputProps('note')} />
      <ShareList invoices={invoices} shares={shares} date={date} onChange={changeShares} />
      {rest > 0n && (
        <Checkbox
          label={t('take.keep_rest', {
            rest: formatMoney(decimalText(rest), currency, language),
            client: clientName,
          })}
          {...form.getInputProps('keepsRest', { type: 'checkbox' })}
        />
      )}
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('page.take')}
        </Button>
      </FormActions>
    </Form>
  )
}

function useTakeForm({ clientId, clientName, currency, open, onDone }: TakeFormProps) {
  const { t } = useTranslation('payments')
  const invoicesChanged = useInvoicesChanged()
  const initial = {
    amount: '',
    date: today(),
    currency,
    method: 'bankTransfer',
    reference: '',
    note: '',
    shares: {} as Shares,
    /** Whether a person has changed what was proposed. */
    isDivided: false,
    keepsRest: false,
  }
  return useServerForm({
    initial,
    draft: `payment:${clientId}`,
    validate: {
      amount: (amount, { shares }) => {
        if (!(Number(amount) > 0)) return t('take.amount_missing')
        return leftOver(amount, shares) < 0n ? t('take.divided_too_much') : null
      },
      date: (date) => (date ? null : t('take.date_missing')),
      keepsRest: (keepsRest, { amount, shares }) =>
        leftOver(amount, shares) > 0n && !keepsRest ? t('take.rest_undecided') : null,
    },
    save: ({ shares, keepsRest, isDivided: _, ...values }) =>
      api('POST', '/api/payments', {
        body: {
          clientId,
          ...values,
          allocations: allocationsOf(open, shares, values.date),
          ...(keepsRest && { overpayment: 'credit' as const }),
        },
      }),
    onSaved: async () => {
      await invoicesChanged()
      showDone(t('take.done', { client: clientName }))
      onDone()
    },
  })
}
