import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { asPlaceholders, VariableMenu } from '@/features/correspondence/parts'
import { namedPlaceholders, shownPlaceholders } from '@/lib/placeholders'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { SectionForm } from '../sections/section_form'
import type { MailTemplate } from './mail_templates'
import { TemplatePreview, type TemplateTexts } from './template_preview'

interface TemplateFormProps {
  template: MailTemplate
  texts: MailTemplate['texts'][number]
  /** Which kind and which language are shown. */
  choice: ReactNode
}

/** Subject, message and button of one kind of mail in one language, with what it looks like. */
export function TemplateForm({ template, texts, choice }: TemplateFormProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const message = useRef<HTMLTextAreaElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const { kind, hasButton } = template
  const { language, isOwn } = texts
  const params = { kind, language }
  const { variables } = template
  const shown = (text: string) => shownPlaceholders(text, variables)
  const named = (text: string) => namedPlaceholders(text, variables)
  const bodyOf = ({ subject, message, button }: TemplateTexts) => ({
    subject: named(subject),
    message: named(message),
    ...(hasButton && { button: named(button) }),
  })
  const { dropped, tested } = useTemplateChanges()
  return (
    <SectionForm
      name={`mail:${kind}:${language}`}
      title={t('mail.templates')}
      help={t('help.mail_templates')}
      initial={{
        subject: shown(texts.subject),
        message: shown(texts.message),
        button: shown(texts.button),
      }}
      save={(values) =>
        api('PUT', '/api/mail-templates/:kind/:language', { params, body: bodyOf(values) })
      }
      onSaved={(saved) =>
        queryClient.setQueryData(recordQuery('/api/mail-templates').queryKey, saved)
      }
    >
      {(form) => (
        <>
          {choice}
          <div>
            <TextInput
              ref={subject}
              label={t('field.subject')}
              {...form.getInputProps('subject')}
            />
            <VariableMenu
              variables={asPlaceholders(variables.filter((one) => !one.isForMessageOnly))}
              field={subject}
              onInsert={(text) => form.setFieldValue('subject', text)}
            />
          </div>
          <div>
            <Textarea
              ref={message}
              label={t('field.message')}
              autosize
              minRows={6}
              {...form.getInputProps('message')}
            />
            <VariableMenu
              variables={asPlaceholders(variables)}
              field={message}
              onInsert={(text) => form.setFieldValue('message', text)}
            />
          </div>
          {hasButton && <TextInput label={t('field.button')} {...form.getInputProps('button')} />}
          <Group gap="xs">
            <Button
              variant="default"
              loading={tested.isPending}
              onClick={() => tested.mutate({ ...params, ...bodyOf(form.values) })}
            >
              {t('mail.test')}
            </Button>
            {isOwn && (
              <Button
                variant="subtle"
                color="gray"
                loading={dropped.isPending}
                onClick={() => dropped.mutate(params)}
              >
                {t('mail.standard')}
              </Button>
            )}
          </Group>
          <TemplatePreview template={{ ...params, ...bodyOf(form.values) }} />
        </>
      )}
    </SectionForm>
  )
}

function useTemplateChanges() {
  const { t } = useTranslation('settings')
  const affects = ['/api/mail-templates']
  const dropped = useChange({
    change: (params: { kind: string; language: string }) =>
      api('DELETE', '/api/mail-templates/:kind/:language', { params }),
    affects,
    onDone: () => showDone(t('mail.standard_again')),
  })
  const tested = useChange({
    change: (body: Parameters<typeof testOf>[0]) => testOf(body),
    affects: [],
    onDone: ({ to, isSending }) =>
      showDone(t(isSending ? 'mail.tested' : 'mail.test_kept', { to })),
  })
  return { dropped, tested }
}

const testOf = (body: {
  kind: string
  language: MailTemplate['texts'][number]['language']
  subject: string
  message: string
  button?: string
}) => api('POST', '/api/mail-templates/test', { body })
