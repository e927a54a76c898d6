import { Button, Group, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading/loading'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'

/** The address that the user signs in with; another one counts once the link sent to it was opened. */
export function OwnAddress() {
  const { t } = useTranslation('settings')
  const { data, isError } = useQuery(recordQuery('/api/auth/address'))
  if (isError) return null
  return (
    <Section title={t('address.title')} {...(data && { help: data.email })}>
      {!data && <Loading variant="skeleton" extent="inline" />}
      {data && (data.waiting ? <Waiting email={data.waiting.email} /> : <NewAddress />)}
    </Section>
  )
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const cancel = useChange<void>({
    change: () => api('DELETE', '/api/auth/address/waiting'),
    affects: ['/api/auth'],
    onDone: () => showDone(t('address.cancelled')),
  })
  return (
    <Group justify="space-between" gap="xs">
      <Text>{t('address.waiting', { email })}</Text>
      <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('address.cancel')}
      </Button>
    </Group>
  )
}

function NewAddress() {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { email: '' },
    validate: { email: (text) => (text.trim() ? null : t('address.missing')) },
    save: (body) => confirmed(() => api('PUT', '/api/auth/address', { body })),
    onSaved: (saved) => {
      if (!saved) return
      showDone(t('address.sent'))
      return queryClient.invalidateQueries({ queryKey: ['/api/auth'] })
    },
  })
  return (
    <>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          type="email"
          maw={420}
          label={t('address.field')}
          description={t('address.hint')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('address.submit')}
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  )
}
