import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { addDays, today } from '@/lib/time/days'
import { useScenario } from './use_scenario'

const DIRECTIONS = ['out', 'in'] as const

interface OnceDialogProps {
  scenarioId: string
  currency: string
  onClose: () => void
}

/** Adds a payment that comes or goes once, in a scenario. */
export function OnceDialog({ scenarioId, currency, onClose }: OnceDialogProps) {
  const { t } = useTranslation('forecast')
  const { add } = useScenario(scenarioId)
  const initial: { name: string; amount: string; direction: 'in' | 'out'; day: string } = {
    name: '',
    amount: '',
    direction: 'out',
    day: addDays(today(), 30),
  }
  const { form, submit, isSaving, failure } = useServerForm({
    initial,
    validate: {
      name: (value) => (value.trim() === '' ? t('planned.name_missing') : null),
      amount: (value) => (value === '' ? t('planned.amount_missing') : null),
    },
    save: ({ amount, ...values }) => add({ kind: 'once', ...values, amount: Number(amount) }),
    onSaved: onClose,
  })
  return (
    <Dialog title={t('scenario.add_once')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <TextInput
            label={t('planned.name')}
            maxLength={200}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <FormRow>
            <MoneyField
              label={t('planned.amount')}
              currency={currency}
              {...form.getInputProps('amount')}
            />
            <Select
              label={t('scenario.direction')}
              data={DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
              allowDeselect={false}
              {...form.getInputProps('direction')}
            />
          </FormRow>
          <DayField label={t('planned.day')} {...form.getInputProps('day')} />
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('scenario.apply')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
