import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteSelect } from '@/components/form/remote_select'
import { listQuery } from '@/lib/queries'
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
        form.setFieldValue('companyId', _id)
      }}
    />
  )
}

/** The client as it is: clients of a company are looked up by its own people only. */
export function KeptClient({ name }: { name: string }) {
  const { t } = useTranslation('recurring')
  return <TextInput label={t('list.client')} value={name} readOnly />
}
