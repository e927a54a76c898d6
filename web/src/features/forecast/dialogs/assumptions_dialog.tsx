import { Button, Checkbox, Select, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { PercentField } from '@/components/form/percent_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { ForecastSettings } from '../forecast'
import { WEIGHTS } from '../parts/assumptions'
import { useForecastRefresh } from '../use_forecast_refresh'

const INTERVALS = ['month', 'quarter', 'year', 'none'] as const
const BASES = ['accrual', 'cash'] as const

interface AssumptionsDialogProps {
  settings: ForecastSettings
  onClose: () => void
}

/** Changes what the forecast takes for likely. */
export function AssumptionsDialog({ settings, onClose }: AssumptionsDialogProps) {
  const { t } = useTranslation('forecast')
  const refresh = useForecastRefresh()
  const { weights, minimum, vatInterval, vatBasis, isVatExtended, version } = settings
  const { form, submit, isSaving, failure } = useServerForm({
    initial: {
      weights: {
        drafts: String(weights.drafts),
        accepted: String(weights.accepted),
        offers: String(weights.offers),
        hours: String(weights.hours),
        late: String(weights.late),
      },
      minimum: String(minimum),
      vatInterval,
      vatBasis,
      isVatExtended,
    },
    save: (values) =>
      api('PUT', '/api/forecast/settings', {
        body: {
          ...values,
          weights: {
            drafts: Number(values.weights.drafts),
            accepted: Number(values.weights.accepted),
            offers: Number(values.weights.offers),
            hours: Number(values.weights.hours),
            late: Number(values.weights.late),
          },
          version: version || undefined,
        },
      }),
    onSaved: async () => {
      await refresh()
      showDone(t('assumptions.saved'))
      onClose()
    },
  })
  const isPaid = form.values.vatInterval !== 'none'
  return (
    <Dialog title={t('assumptions.title')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('assumptions.explained')}
          </Text>
          {WEIGHTS.map((name, index) => (
            <PercentField
              key={name}
              label={t(`weight.${name}`)}
              data-autofocus={index === 0 || undefined}
              {...form.getInputProps(`weights.${name}`)}
            />
          ))}
          <MoneyField
            label={t('assumptions.minimum')}
            currency={settings.currency}
            {...form.getInputProps('minimum')}
          />
          <FormRow>
            <Select
              label={t('assumptions.vat')}
              data={INTERVALS.map((value) => ({ value, label: t(`vat_interval.${value}`) }))}
              allowDeselect={false}
              {...form.getInputProps('vatInterval')}
            />
            {isPaid && (
              <Select
                label={t('assumptions.vat_basis')}
                data={BASES.map((value) => ({ value, label: t(`vat_basis.${value}`) }))}
                allowDeselect={false}
                {...form.getInputProps('vatBasis')}
              />
            )}
          </FormRow>
          {isPaid && (
            <Checkbox
              label={t('assumptions.extended')}
              {...form.getInputProps('isVatExtended', { type: 'checkbox' })}
            />
          )}
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('assumptions.save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
