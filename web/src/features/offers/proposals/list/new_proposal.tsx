import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { ErrorAlert } from '@/components/page/error_alert'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { TemplateChoice } from './template_choice'

/** Begins a proposal: what it is about, for whom, and with which template. */
export function NewProposal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('proposals')
  return (
    <FormDrawer isOpen={isOpen} title={t('new.title')} onClose={onClose}>
      {isOpen && <NewForm />}
    </FormDrawer>
  )
}

function NewForm() {
  const { t } = useTranslation('proposals')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const templates = useQuery(listQuery('/api/proposal-templates'))
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useServerForm({
    initial: { title: '', clientId: '', clientName: '', templateId: '' },
    draft: 'proposal:new',
    save: ({ title, clientId, clientName, templateId }) =>
      api('POST', '/api/proposals', {
        body: {
          ...(title.trim() && { title: title.trim() }),
          ...(clientId ? { clientId } : clientName && { customClient: { name: clientName } }),
          templateId: templateId || null,
        },
      }),
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/proposals'] })
      navigate(`/proposals/${_id}/edit`)
    },
  })
  const { value: _, defaultValue: __, onChange: ___, ...client } = form.getInputProps('clientName')
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <TextInput
        label={t('field.title')}
        placeholder={t('new.title_hint')}
        maxLength={200}
        {...form.getInputProps('title')}
        data-autofocus
      />
      <RemoteSelect
        {...client}
        label={t('field.client')}
        placeholder={t('field.client_hint')}
        search={(query) => listQuery('/api/clients', query)}
        chosen={form.values.clientName}
        titleOf={({ name }) => name}
        noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
        onSelect={({ _id, name }) => form.setValues({ clientId: _id, clientName: name })}
        own={{
          label: (name) => t('field.one_off', { name }),
          onSelect: (name) => form.setValues({ clientId: '', clientName: name }),
        }}
      />
      {templates.isError && (
        <ErrorAlert failure={templates.error} onRetry={() => void templates.refetch()} />
      )}
      <Radio.Group label={t('new.template')} {...form.getInputProps('templateId')}>
        <Stack gap="xs" mt="xs">
          <Radio.Card value="" p="sm" aria-label={t('new.blank')}>
            <Group wrap="nowrap" gap="sm">
              <Radio.Indicator />
              <Text size="sm" fw={500}>
                {t('new.blank')}
              </Text>
            </Group>
          </Radio.Card>
          {(templates.data?.rows ?? [])
            .filter(({ kind }) => kind === 'proposal')
            .map((template) => (
              <TemplateChoice key={template._id} template={template} />
            ))}
        </Stack>
      </Radio.Group>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('new.begin')}
        </Button>
      </FormActions>
    </Form>
  )
}
