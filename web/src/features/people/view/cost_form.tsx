import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { isExactNumber } from '@/lib/exact_amounts'
import { api } from '@/lib/server/api'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { today } from '@/lib/time/days'
import { COST_AFFECTED } from './person_page'

/** The cost of an hour of a person from a day on. */
export function CostForm({ personId, onClose }: { personId: string; onClose: () => void }) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const currency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { from: today(), amount: '' },
    validate: {
      from: (day) => (day ? null : t('absence.day_missing')),
      amount: (amount) => (isExactNumber(amount) ? null : t('cost.missing')),
    },
    save: (body) =>
      api('POST', '/api/employees/:id/cost-rates', { params: { id: personId }, body }),
    onSaved: async () => {
      for (const path of COST_AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('cost.saved'))
      onClose()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <MoneyField
        label={t('cost.amount')}
        currency={currency}
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <DayField label={t('cost.valid')} {...form.getInputProps('from')} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
