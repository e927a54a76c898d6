import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { addDays } from '@/lib/time/days'
import type { ForecastItem } from '../forecast'
import { useScenario } from './use_scenario'

interface ShiftDialogProps {
  item: ForecastItem
  name: string
  scenarioId: string
  onClose: () => void
}

/** Puts a payment on another day, in a scenario. */
export function ShiftDialog({ item, name, scenarioId, onClose }: ShiftDialogProps) {
  const { t } = useTranslation('forecast')
  const { add } = useScenario(scenarioId)
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { day: addDays(item.day, 30) },
    save: ({ day }) => add({ kind: 'shift', name, key: item.key, day }),
    onSaved: onClose,
  })
  return (
    <Dialog title={t('scenario.shift_title', { name })} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <DayField label={t('scenario.shift_day')} data-autofocus {...form.getInputProps('day')} />
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
