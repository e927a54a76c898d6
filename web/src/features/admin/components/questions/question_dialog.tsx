import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { SecretLink } from '@/components/public/secret_link'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { CompanyRow } from '../../company'

interface QuestionDialogProps {
  company: Pick<CompanyRow, '_id' | 'name'>
  onClose: () => void
}

/** Asks the applicant something; without a mail server the link to the answer is shown once. */
export function QuestionDialog({ company, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('admin')
  const [url, setUrl] = useState<string>()
  const finish = (made: string | null) => {
    if (made !== null) return setUrl(made)
    showDone(t('question.sent', { name: company.name }))
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('question.title', { name: company.name })}>
      {url === undefined ? (
        <QuestionForm companyId={company._id} onAsked={finish} />
      ) : (
        <Stack gap="md">
          <Text>{t('question.link_help')}</Text>
          <SecretLink url={url} onCopied={() => showDone(t('settings.link_copied'))} />
        </Stack>
      )}
    </Dialog>
  )
}

interface QuestionFormProps {
  companyId: string
  onAsked: (url: string | null) => void
}

function QuestionForm({ companyId, onAsked }: QuestionFormProps) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { question: '' },
    validate: { question: (text) => (text.trim() ? null : t('question.missing')) },
    save: ({ question }) =>
      api('POST', '/api/admin/companies/:id/questions', {
        params: { id: companyId },
        body: { question: question.trim() },
      }),
    onSaved: async ({ url }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/admin'] })
      onAsked(url)
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Textarea
        label={t('question.label')}
        description={t('question.help')}
        rows={4}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('question')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('question.send')}
        </Button>
      </FormActions>
    </Form>
  )
}
