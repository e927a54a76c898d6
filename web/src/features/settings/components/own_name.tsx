import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading'
import { api } from '@/lib/api'
import { useCurrentUser } from '@/lib/current_user'
import { tellLive } from '@/lib/live'
import { SectionForm } from './section_form'

/** Name of the signed-in user in all records of their actions. */
export function OwnName() {
  const { t } = useTranslation('settings')
  const me = useCurrentUser()
  if (me.isError) return null
  if (!me.data) return <Loading variant="skeleton" extent="inline" />
  return (
    <SectionForm
      name="own-name"
      title={t('account.name')}
      initial={{ name: me.data.name }}
      save={(body) => api('PUT', '/api/auth/me', { body })}
      onSaved={({ id }) => tellLive({ kind: 'person', id })}
    >
      {(form) => (
        <TextInput
          label={t('account.name_field')}
          description={t('hint.userName')}
          autoComplete="name"
          required
          {...form.getInputProps('name')}
        />
      )}
    </SectionForm>
  )
}
