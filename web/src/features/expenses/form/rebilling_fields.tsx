import { Checkbox, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { FormRow } from '@/components/form/form'
import { PercentField } from '@/components/form/percent_field'
import { listQuery } from '@/lib/server/queries'
import type { FieldsForm } from './fields_form'

/** The client an expense was made for, and whether and with what mark-up the client is charged for it. */
export function RebillingFields({ form }: { form: FieldsForm }) {
  const { t } = useTranslation('expenses')
  const { value: _, defaultValue: __, onChange: ___, ...field } = form.getInputProps('clientId')
  const { clientId, clientName, isRebillable } = form.values
  return (
    <>
      <FormRow>
        <RemoteSelect
          {...field}
          label={t('form.client')}
          placeholder={t('form.client_hint')}
          search={(query) => listQuery('/api/clients', query)}
          chosen={clientName}
          titleOf={({ name }) => name}
          noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
          onSelect={({ _id, name }) => {
            form.setValues({ clientId: _id, clientName: name })
            form.clearFieldError('clientId')
          }}
          rightSection={
            clientId !== '' && (
              <CloseButton
                size="sm"
                aria-label={t('form.client_clear')}
                onClick={() =>
                  form.setValues({ clientId: '', clientName: '', isRebillable: false })
                }
              />
            )
          }
        />
        {isRebillable && (
          <PercentField
            label={t('form.markup')}
            description={t('form.markup_help')}
            {...form.getInputProps('markup')}
          />
        )}
      </FormRow>
      <Checkbox
        label={t('form.rebillable')}
        description={t('form.rebillable_help')}
        {...form.getInputProps('isRebillable', { type: 'checkbox' })}
      />
    </>
  )
}
