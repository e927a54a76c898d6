import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { customClientValues } from '@/features/documents/form/custom_client'
import { listQuery } from '@/lib/server/queries'
import type { RecurringValues } from './recurring_values'

/** For super admins, who belong to no company: whose it is. Later it stays where it is. */
export function CompanyFields({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('recurring')
  const [chosen, setChosen] = useState('')
  const { value: _, defaultValue: __, onChange: ___, ...field } = form.getInputProps('companyId')
  return (
    <RemoteSelect
      {...field}
      label={t('list.company')}
      search={(query) => listQuery('/api/admin/companies', { ...query, status: 'active' })}
      chosen={chosen}
      titleOf={({ name }) => name}
      noteOf={({ email }) => email}
      onSelect={({ _id, name }) => {
        setChosen(name)
        // Clients belong to one company.
        form.setValues({ companyId: _id, clientId: '', clientName: '' })
      }}
    />
  )
}

/** For super admins: a client of the chosen company, or somebody who is written into this invoice only. */
export function CompanyClient({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('recurring')
  const { t: shared } = useTranslation('documents')
  const { companyId, clientName } = form.values
  const { value: _, defaultValue: __, onChange: ___, ...field } = form.getInputProps('clientId')
  return (
    <RemoteSelect
      {...field}
      label={t('list.client')}
      disabled={companyId === ''}
      search={(query) => listQuery('/api/recurring-invoices/recipients', { ...query, companyId })}
      chosen={clientName}
      titleOf={({ name }) => name}
      noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
      onSelect={({ _id, name, currency }) => {
        form.setValues({ clientId: _id, clientName: name, ...(currency && { currency }) })
        form.setFieldValue('collects.projectId', '')
        form.clearFieldError('clientId')
      }}
      own={{
        label: (name) => shared('form.one_off', { name }),
        onSelect: (name) =>
          form.setValues({
            clientId: '',
            clientName: '',
            customClient: customClientValues({ name }),
          }),
      }}
    />
  )
}
