import { Button, Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { listQuery } from '@/lib/server/queries'
import { useScenario } from './use_scenario'

interface DropDialogProps {
  scenarioId: string
  onClose: () => void
}

/** Leaves a client out, in a scenario. */
export function DropDialog({ scenarioId, onClose }: DropDialogProps) {
  const { t } = useTranslation('forecast')
  const { add } = useScenario(scenarioId)
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { clientId: '', name: '', withOpen: false },
    validate: { name: (value) => (value === '' ? t('scenario.client_missing') : null) },
    save: (values) => add({ kind: 'drop', ...values }),
    onSaved: onClose,
  })
  return (
    <Dialog title={t('scenario.add_drop')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <RemoteSelect
            label={t('scenario.client')}
            data-autofocus
            search={(query) => listQuery('/api/clients', query)}
            chosen={form.values.name}
            titleOf={({ name }) => name}
            noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
            onSelect={({ _id, name }) => form.setValues({ clientId: _id, name })}
            error={form.errors.name}
          />
          <Checkbox
            label={t('scenario.with_open')}
            {...form.getInputProps('withOpen', { type: 'checkbox' })}
          />
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
