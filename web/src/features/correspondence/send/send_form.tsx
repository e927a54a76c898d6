import { Alert, Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { IconMailPause } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { shownPlaceholders } from '@/lib/placeholders'
import { formatInstant } from '@/lib/time/days'
import { AFFECTED, type ProposedMail } from '../mail'
import { useTellKept } from '../use_tell_kept'
import { Attached } from './attached'
import { RecipientsField } from './recipients_field'
import { ScheduleFields } from './schedule_fields'
import type { SendDialogProps } from './send_dialog'
import { bodyOf, type SendValues, sendAtOf, valuesOf, wrongAddress } from './send_values'
import { VariableMenu } from './variable_menu'

type SendFormProps = Pick<SendDialogProps, 'send' | 'onClose'> & {
  proposed: ProposedMail
}

export function SendForm({ proposed, send, onClose }: SendFormProps) {
  const { t } = useTranslation('correspondence')
  const tellKept = useTellKept()
  const queryClient = useQueryClient()
  const message = useRef<HTMLTextAreaElement>(null)
  const { form, submit, isSaving, failure } = useServerForm({
    initial: valuesOf(proposed),
    validate: useRules(),
    save: (values) => send(bodyOf(values, proposed.variables)),
    onSaved: ({ mail }, values) => {
      for (const path of AFFECTED) void queryClient.invalidateQueries({ queryKey: [path] })
      const sendAt = sendAtOf(values)
      if (mail === 'put_aside') tellKept(1)
      else if (sendAt) showDone(t('done.scheduled', { time: formatInstant(sendAt) }))
      else showDone(t('done.sent'))
      onClose()
    },
  })
  const { people, files, isSending, hasSignature } = proposed
  const variables = proposed.variables.map(({ value, ...variable }) => ({
    ...variable,
    value: shownPlaceholders(value, proposed.variables),
  }))
  return (
    <Form onSubmit={submit} failure={failure}>
      {!isSending && (
        <Alert color="gray" variant="light" icon={<IconMailPause aria-hidden />}>
          {t(files.length > 0 ? 'send.only_kept' : 'send.only_kept_alone')}
        </Alert>
      )}
      <RecipientsField
        label={t('field.to')}
        people={people}
        {...form.getInputProps('to')}
        data-autofocus
      />
      <RecipientsField label={t('field.cc')} people={people} {...form.getInputProps('cc')} />
      <Checkbox
        label={t('send.copy_to_me')}
        {...form.getInputProps('copyToMe', { type: 'checkbox' })}
      />
      <TextInput
        label={t('field.subject')}
        {...(proposed.isDraft && {
          description: t('send.number_follows', {
            placeholder: shownPlaceholders('{{number}}', variables),
          }),
        })}
        {...form.getInputProps('subject')}
      />
      <div>
        <Textarea
          ref={message}
          label={t('field.message')}
          {...(hasSignature && { description: t('send.signature_follows') })}
          autosize
          minRows={7}
          maxRows={14}
          {...form.getInputProps('message')}
        />
        <VariableMenu
          variables={variables}
          field={message}
          onInsert={(text) => form.setFieldValue('message', text)}
        />
      </div>
      <Attached files={files} />
      {isSending && <ScheduleFields form={form} />}
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t(form.values.isLater ? 'send.schedule' : isSending ? 'send.send' : 'send.keep')}
        </Button>
      </FormActions>
    </Form>
  )
}

function useRules() {
  const { t } = useTranslation('correspondence')
  const addresses = (list: string[]) => {
    const wrong = wrongAddress(list)
    return wrong === undefined ? null : t('send.address_wrong', { address: wrong })
  }
  return {
    to: (to: string[]) => (to.length === 0 ? t('send.to_missing') : addresses(to)),
    cc: addresses,
    subject: (subject: string) => (subject.trim() ? null : t('send.subject_missing')),
    message: (message: string) => (message.trim() ? null : t('send.message_missing')),
    day: (day: string, { isLater }: SendValues) => (isLater && !day ? t('send.day_missing') : null),
    time: (_: string, values: SendValues) =>
      values.isLater && values.day && !isComing(values) ? t('send.time_passed') : null,
  }
}

function isComing(values: SendValues) {
  const sendAt = sendAtOf(values)
  return sendAt !== undefined && Date.parse(sendAt) > Date.now()
}
