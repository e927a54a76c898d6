import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import { useCurrentUser } from '@/lib/session/current_user'
import { SectionForm } from '../sections/section_form'

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
          withAsterisk={false}
          {...form.getInputProps('name')}
        />
      )}
    </SectionForm>
  )
}
