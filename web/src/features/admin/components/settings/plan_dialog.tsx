import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { bodyOf, isLimit, type Plan, valuesOf } from '../../plans'

interface PlanDialogProps {
  /** Undefined for a new one. */
  plan?: Plan | undefined
  onClose: () => void
}

/** The name and the limits of a plan; an empty limit is unlimited. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const limit = (value: string) => (isLimit(value) ? null : t('plans.whole_number'))
  const { form, submit, failure, isSaving } = useServerForm({
    initial: valuesOf(plan),
    validate: {
      name: (name) => (name.trim() ? null : t('plans.name_missing')),
      members: limit,
      clients: limit,
      invoicesPerMonth: limit,
      storage: limit,
    },
    save: (values) =>
      plan
        ? api('PUT', '/api/admin/plans/:id', { params: { id: plan._id }, body: bodyOf(values) })
        : api('POST', '/api/admin/plans', { body: bodyOf(values) }),
    onSaved: async (_, { name }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/admin'] })
      showDone(t('plans.saved', { name: name.trim() }))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t(plan ? 'plans.edit_title' : 'plans.add')}>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          label={t('plans.name')}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Text size="sm" c="dimmed">
          {t('plans.form_help')}
        </Text>
        <FormRow>
          <NumberField label={t('plans.members')} {...form.getInputProps('members')} />
          <NumberField label={t('plans.clients')} {...form.getInputProps('clients')} />
        </FormRow>
        <FormRow>
          <NumberField
            label={t('plans.invoicesPerMonth')}
            {...form.getInputProps('invoicesPerMonth')}
          />
          <NumberField label={t('plans.storage')} {...form.getInputProps('storage')} />
        </FormRow>
        <Checkbox
          label={t('plans.default')}
          description={t('plans.default_help')}
          {...form.getInputProps('isDefault', { type: 'checkbox' })}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('plans.save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
