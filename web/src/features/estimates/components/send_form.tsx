import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ErrorAlert } from '@/components/error_alert'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading'
import { api } from '@/lib/api'
import { recordQuery } from '@/lib/queries'
import type { StepFormProps } from './step_dialog'

type ProposedMail = AnswerOf<'GET', '/api/estimates/:id/send'>

/** Mails an estimate with its PDF and the link to its answer; a draft gets its number then. */
export function SendForm(props: StepFormProps) {
  const params = { id: props.estimate._id }
  const proposed = useQuery(recordQuery('/api/estimates/:id/send', { params }))
  if (proposed.isError)
    return <ErrorAlert failure={proposed.error} onRetry={() => void proposed.refetch()} />
  if (!proposed.data) return <Loading variant="skeleton" extent="inline" />
  return <MailForm {...props} proposed={proposed.data} />
}

function MailForm({ estimate, proposed, onDone }: StepFormProps & { proposed: ProposedMail }) {
  const { t } = useTranslation('estimates')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: {
      to: proposed.to.join(', '),
      subject: proposed.subject,
      message: proposed.message,
    },
    validate: {
      to: (to) => (to.includes('@') ? null : t('send.to_missing')),
      subject: (subject) => (subject.trim() ? null : t('send.text_missing')),
      message: (message) => (message.trim() ? null : t('send.text_missing')),
    },
    save: (values) =>
      api('POST', '/api/estimates/:id/send', {
        params: { id: estimate._id },
        body: { ...values, to: values.to.split(/[\s,;]+/).filter(Boolean) },
      }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      {!proposed.isSending && (
        <Alert color="gray" variant="light">
          {t('send.only_kept')}
        </Alert>
      )}
      <TextInput
        label={t('send.to')}
        autoComplete="off"
        {...form.getInputProps('to')}
        data-autofocus
      />
      <TextInput label={t('send.subject')} {...form.getInputProps('subject')} />
      <Textarea
        label={t('send.message')}
        description={t('send.attached')}
        autosize
        minRows={7}
        maxRows={16}
        {...form.getInputProps('message')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('step.send')}
        </Button>
      </FormActions>
    </Form>
  )
}
