import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { FormRow } from '@/components/form/form'
import { PercentField } from '@/components/form/percent_field'
import { listQuery } from '@/lib/server/queries'
import type { FieldsForm } from './fields_form'

/** The project an expense was made for, and its private share. */
export function ShareFields({ form }: { form: FieldsForm }) {
  const { t } = useTranslation('expenses')
  const { value: _, defaultValue: __, onChange: ___, ...field } = form.getInputProps('projectId')
  const { projectId, projectName } = form.values
  return (
    <FormRow>
      <RemoteSelect
        {...field}
        label={t('form.project')}
        placeholder={t('form.project_hint')}
        search={(query) => listQuery('/api/projects', query)}
        chosen={projectName}
        titleOf={({ name }) => name}
        onSelect={({ _id, name }) => {
          form.setValues({ projectId: _id, projectName: name })
          form.clearFieldError('projectId')
        }}
        rightSection={
          projectId !== '' && (
            <CloseButton
              size="sm"
              aria-label={t('form.project_clear')}
              onClick={() => form.setValues({ projectId: '', projectName: '' })}
            />
          )
        }
      />
      <PercentField
        label={t('form.private_share')}
        description={t('form.private_share_help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('privateShare')}
      />
    </FormRow>
  )
}
