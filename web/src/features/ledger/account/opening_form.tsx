import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY } from '@/lib/settings'
import { today } from '@/lib/time/days'
import type { OpeningBalance } from '../ledger'
import type { AccountFormProps } from './account_dialogs'

const CHANGED = ['/api/clients', '/api/ageing', '/api/client-standings']

/** The debt of a client before its first document here. */
export function OpeningForm(props: AccountFormProps) {
  const params = { id: props.client._id }
  const known = useQuery({
    ...recordQuery('/api/clients/:id/opening-balances', { params }),
    staleTime: 0,
  })
  if (known.isError) {
    return <ErrorAlert failure={known.error} onRetry={() => void known.refetch()} />
  }
  if (!known.data) return <Loading variant="skeleton" extent="inline" />
  const currency = props.currency ?? DEFAULT_CURRENCY
  const balance = known.data.find((one) => one.currency === currency)
  return <KnownBalance {...props} currency={currency} balance={balance} />
}

interface KnownBalanceProps extends AccountFormProps {
  currency: string
  balance: OpeningBalance | undefined
}

function KnownBalance({ client, currency, balance, onDone }: KnownBalanceProps) {
  const { t } = useTranslation('ledger')
  const params = { id: client._id, currency }
  const queryClient = useQueryClient()
  const remove = useChange({
    change: () => api('DELETE', '/api/clients/:id/opening-balances/:currency', { params }),
    affects: CHANGED,
    onDone,
  })
  const { form, submit, isSaving, failure } = useServerForm({
    initial: {
      amount: balance ? String(balance.amount) : '',
      date: balance?.date ?? today(),
      note: balance?.note ?? '',
    },
    validate: {
      amount: (amount) => (Number(amount) ? null : t('opening.amount_missing')),
      date: (date) => (date ? null : t('opening.date_missing')),
    },
    save: (body) => api('PUT', '/api/clients/:id/opening-balances/:currency', { params, body }),
    onSaved: () => {
      for (const path of CHANGED) void queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('opening.saved'))
      onDone()
    },
  })
  if (balance?.isUsed) {
    return (
      <Alert color="gray" variant="light">
        {t('opening.used')}
      </Alert>
    )
  }
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('opening.help')}</Text>
      <FormRow>
        <MoneyField
          label={t('opening.amount')}
          description={t('opening.amount_help')}
          currency={currency}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <DayField
          label={t('opening.date')}
          description={t('opening.date_help')}
          {...form.getInputProps('date')}
        />
      </FormRow>
      <TextInput label={t('opening.note')} maxLength={500} {...form.getInputProps('note')} />
      <FormActions>
        {balance && (
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {t('opening.remove')}
          </Button>
        )}
        <Button type="submit" loading={isSaving}>
          {t('opening.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
