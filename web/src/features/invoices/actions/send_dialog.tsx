import { Alert, Button, Modal, Textarea, TextInput } from '@mantine/core'
import { IconMailPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ErrorAlert } from '@/components/error_alert'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { recordQuery } from '@/lib/queries'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceRow } from '../invoice'

interface SendDialogProps {
  invoice: InvoiceRow
  onClose: () => void
}

/** The mail as it would go out, in the client's language. Without a mail server it is only kept. */
type ProposedMail = AnswerOf<'GET', '/api/invoices/:id/send'>

/** Mails an invoice with its PDF. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const { t } = useTranslation('invoices')
  const { t: common } = useTranslation('common')
  const proposed = useQuery(recordQuery('/api/invoices/:id/send', { params: { id: invoice._id } }))
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('send.title', { number: invoice.number })}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      {proposed.isPending && <Loading variant="skeleton" extent="inline" />}
      {proposed.isError && (
        <ErrorAlert failure={proposed.error} onRetry={() => void proposed.refetch()} />
      )}
      {proposed.data && <MailForm invoice={invoice} proposed={proposed.data} onClose={onClose} />}
    </Modal>
  )
}

const ADDRESS = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/
const addressesOf = (to: string) => to.split(/[\s,;]+/).filter(Boolean)

function MailForm({ invoice, proposed, onClose }: SendDialogProps & { proposed: ProposedMail }) {
  const { t } = useTranslation('invoices')
  const { t: common } = useTranslation('common')
  const invoicesChanged = useInvoicesChanged()
  const { isSending, files } = proposed
  const isEInvoice = files.some((file) => file.isEInvoice)
  const { form, submit, isSaving, failure } = useServerForm({
    initial: {
      to: proposed.to.join(', '),
      subject: proposed.subject,
      message: proposed.message,
    },
    validate: {
      to: (to) =>
        addressesOf(to).length > 0 && addressesOf(to).every((each) => ADDRESS.test(each))
          ? null
          : t('send.to_missing'),
      subject: (subject) => (subject.trim() ? null : t('send.subject_missing')),
      message: (message) => (message.trim() ? null : t('send.message_missing')),
    },
    save: (values) =>
      api('POST', '/api/invoices/:id/send', {
        params: { id: invoice._id },
        body: { ...values, to: addressesOf(values.to) },
      }),
    onSaved: async () => {
      await invoicesChanged()
      showDone(t(isSending ? 'done.send' : 'done.keep', { number: invoice.number }))
      onClose()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      {!isSending && (
        <Alert color="gray" variant="light" icon={<IconMailPause aria-hidden />}>
          {t('send.only_kept')}
        </Alert>
      )}
      <TextInput
        label={t('send.to')}
        description={t('send.to_help')}
        autoComplete="off"
        {...form.getInputProps('to')}
        data-autofocus
      />
      <TextInput label={t('send.subject')} {...form.getInputProps('subject')} />
      <Textarea
        label={t('send.message')}
        description={t(isEInvoice ? 'send.attached_einvoice' : 'send.attached', {
          files: files.map(({ name }) => name).join(', '),
        })}
        autosize
        minRows={7}
        maxRows={16}
        {...form.getInputProps('message')}
      />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t(isSending ? 'step.send' : 'send.keep')}
        </Button>
      </FormActions>
    </Form>
  )
}
