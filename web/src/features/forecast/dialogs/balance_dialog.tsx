import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { today } from '@/lib/days'
import type { ForecastSettings } from '../forecast'
import { useForecastRefresh } from '../use_forecast_refresh'

interface BalanceDialogProps {
  settings: ForecastSettings
  onClose: () => void
}

/** Enters what was in the account at the end of a day, and the least that should be there. */
export function BalanceDialog({ settings, onClose }: BalanceDialogProps) {
  const { t } = useTranslation('forecast')
  const refresh = useForecastRefresh()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { balance: '', balanceDate: today(), minimum: String(settings.minimum) },
    validate: { balance: (value) => (value === '' ? t('balance.missing') : null) },
    save: (values) => api('PUT', '/api/forecast/settings', { body: values }),
    onSaved: async () => {
      await refresh()
      showDone(t('balance.saved'))
      onClose()
    },
  })
  return (
    <Dialog title={t('balance.title')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <FormRow>
            <MoneyField
              label={t('balance.amount')}
              currency={settings.currency}
              data-autofocus
              {...form.getInputProps('balance')}
            />
            <DayField label={t('balance.day')} isPast {...form.getInputProps('balanceDate')} />
          </FormRow>
          <MoneyField
            label={t('assumptions.minimum')}
            description={t('balance.minimum_help')}
            currency={settings.currency}
            {...form.getInputProps('minimum')}
          />
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('balance.save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
