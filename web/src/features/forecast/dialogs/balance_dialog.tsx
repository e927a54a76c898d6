import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { formatDate, today } from '@/lib/time/days'
import type { Forecast } from '../forecast'
import { useForecastRefresh } from '../use_forecast_refresh'
import classes from './balance_dialog.module.css'

interface BalanceDialogProps {
  forecast: Forecast
  onClose: () => void
}

/** Enters what was in the account at the end of a day, and the least that should be there. */
export function BalanceDialog({ forecast, onClose }: BalanceDialogProps) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const { settings, bank } = forecast
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
          {bank && (
            <Button
              variant="subtle"
              className={classes.fromBank}
              onClick={() =>
                form.setValues({ balance: String(bank.amount), balanceDate: bank.date })
              }
            >
              {t('balance.from_bank', {
                amount: formatMoney(bank.amount, settings.currency, language),
                day: formatDate(bank.date),
              })}
            </Button>
          )}
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
