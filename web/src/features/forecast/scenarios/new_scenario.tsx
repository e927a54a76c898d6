import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'

interface NewScenarioProps {
  onAdded: (id: string) => void
  onClose: () => void
}

/** Begins a scenario with its name; what it changes is entered on the page. */
export function NewScenario({ onAdded, onClose }: NewScenarioProps) {
  const { t } = useTranslation('forecast')
  const queryClient = useQueryClient()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name: '' },
    validate: { name: (value) => (value.trim() === '' ? t('scenario.name_missing') : null) },
    save: ({ name }) => api('POST', '/api/forecast-scenarios', { body: { name, changes: [] } }),
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/forecast-scenarios'] })
      onAdded(_id)
      onClose()
    },
  })
  return (
    <Dialog title={t('scenario.new')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <TextInput
            label={t('scenario.name')}
            placeholder={t('scenario.name_example')}
            description={t('scenario.explained')}
            maxLength={100}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('scenario.create')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
