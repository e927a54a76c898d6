import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { SecretLink } from '@/components/public/secret_link'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate, formatInstant } from '@/lib/time/days'
import type { AccountFormProps } from './account_dialogs'

/** Links by which a client sees its account: a new one is shown once, those that open it can be ended. */
export function LinkForm({ client }: AccountFormProps) {
  const { t } = useTranslation('ledger')
  const queryClient = useQueryClient()
  const [url, setUrl] = useState<string>()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { expiresOn: '' },
    save: ({ expiresOn }) =>
      api('POST', '/api/clients/:id/ledger-links', {
        params: { id: client._id },
        body: { expiresOn: expiresOn || null },
      }),
    onSaved: (made) => {
      setUrl(made.url)
      void queryClient.invalidateQueries({ queryKey: ['/api/clients'] })
    },
  })
  return (
    <>
      <Form onSubmit={submit} failure={failure}>
        <Text>{t('link.help')}</Text>
        {url ? (
          <SecretLink url={url} onCopied={() => showDone(t('link.copied'))} />
        ) : (
          <>
            <DayField
              label={t('link.expires')}
              description={t('link.expires_help')}
              {...form.getInputProps('expiresOn')}
            />
            <FormActions>
              <Button type="submit" loading={isSaving}>
                {t('link.make')}
              </Button>
            </FormActions>
          </>
        )}
      </Form>
      <Links clientId={client._id} />
    </>
  )
}

function Links({ clientId }: { clientId: string }) {
  const { t } = useTranslation('ledger')
  const links = useQuery(recordQuery('/api/clients/:id/ledger-links', { params: { id: clientId } }))
  const revoke = useChange({
    change: (linkId: string) =>
      api('DELETE', '/api/clients/:id/ledger-links/:linkId', { params: { id: clientId, linkId } }),
    affects: ['/api/clients'],
    onDone: () => showDone(t('link.revoked')),
  })
  if (links.isError) {
    return <ErrorAlert failure={links.error} onRetry={() => void links.refetch()} />
  }
  return (
    <>
      {links.data?.map(({ _id, createdAt, expiresOn, seenAt }) => (
        <Group key={_id} justify="space-between" wrap="nowrap" mt="sm">
          <Text size="sm">
            {[
              t('link.made', { day: formatDate(createdAt) }),
              expiresOn ? t('link.until', { day: formatDate(expiresOn) }) : t('link.endless'),
              seenAt ? t('link.seen', { time: formatInstant(seenAt) }) : t('link.unseen'),
            ].join(' · ')}
          </Text>
          <Button variant="subtle" color="red" flex="none" onClick={() => revoke.mutate(_id)}>
            {t('link.revoke')}
          </Button>
        </Group>
      ))}
    </>
  )
}
