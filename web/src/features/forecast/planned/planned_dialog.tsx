import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { PlannedPayment } from '../forecast'
import { useForecastRefresh } from '../use_forecast_refresh'
import { bodyOf, KINDS, ONCE, type PlannedValues, valuesOf } from './planned_values'
import { isUsual, RHYTHMS, useRhythmWord } from './use_rhythm'

interface PlannedDialogProps {
  /** Undefined for a new one. */
  payment: PlannedPayment | undefined
  onClose: () => void
}

/** Enters or changes a planned payment. */
export function PlannedDialog({ payment, onClose }: PlannedDialogProps) {
  const { t } = useTranslation('forecast')
  const word = useRhythmWord()
  const settings = useSettings()
  const refresh = useForecastRefresh()
  const { form, submit, isSaving, failure } = useServerForm<PlannedValues, PlannedPayment>({
    initial: valuesOf(payment),
    validate: {
      name: (value) => (value.trim() === '' ? t('planned.name_missing') : null),
      amount: (value) => (value === '' ? t('planned.amount_missing') : null),
    },
    save: (values) => {
      const body = bodyOf(values, payment?.version)
      return payment
        ? api('PUT', '/api/planned-payments/:id', { params: { id: payment._id }, body })
        : api('POST', '/api/planned-payments', { body })
    },
    onSaved: async ({ name }) => {
      await refresh()
      showDone(t('planned.saved', { name }))
      onClose()
    },
  })
  const { values } = form
  const own = form.getInitialValues().rhythm
  const rhythms: string[] = own === ONCE || isUsual(own) ? [...RHYTHMS] : [...RHYTHMS, own]
  const isRecurring = values.rhythm !== ONCE
  const currency = payment?.currency ?? settings.data?.preferences.currency ?? DEFAULT_CURRENCY
  return (
    <Dialog title={t(payment ? 'planned.edit' : 'planned.new')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <TextInput
            label={t('planned.name')}
            maxLength={200}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <FormRow>
            <Select
              label={t('planned.kind')}
              data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
              allowDeselect={false}
              {...form.getInputProps('kind')}
            />
            <MoneyField
              label={t('planned.amount')}
              currency={currency}
              {...form.getInputProps('amount')}
            />
          </FormRow>
          <FormRow>
            <Select
              label={t('planned.rhythm')}
              data={[
                { value: ONCE, label: t('planned.only_once') },
                ...rhythms.map((value) => ({ value, label: word(value) })),
              ]}
              allowDeselect={false}
              {...form.getInputProps('rhythm')}
            />
            <DayField
              label={t(isRecurring ? 'planned.first' : 'planned.day')}
              {...form.getInputProps('date')}
            />
          </FormRow>
          {isRecurring && (
            <DayField label={t('planned.last')} clearable {...form.getInputProps('endsOn')} />
          )}
          {values.kind !== 'in' && (
            <TextInput
              label={t('planned.vendor')}
              description={t('planned.vendor_help')}
              maxLength={200}
              {...form.getInputProps('vendor')}
            />
          )}
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('planned.save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
