import { Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { FormRow } from '@/components/form/form'
import type { Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { SectionForm } from '../sections/section_form'
import { TextLanguages } from './text_languages'

type MailSettings = AnswerOf<'GET', '/api/mail-settings'>

/** Name, answers, copies and signature of the company's mails. */
export function MailSender({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const { senderName, replyTo, copyTo, signatures, address, isSending, ...limits } = settings
  return (
    <SectionForm
      name="mail"
      title={t('section.mail')}
      help={t('help.mail', { address })}
      initial={{ senderName, replyTo, copyTo, signatures }}
      save={(values) => api('PUT', '/api/mail-settings', { body: values })}
      onSaved={(saved) =>
        queryClient.setQueryData(recordQuery('/api/mail-settings').queryKey, saved)
      }
    >
      {(form) => (
        <>
          <TextInput
            label={t('field.senderName')}
            description={t('hint.senderName')}
            {...form.getInputProps('senderName')}
          />
          <FormRow>
            <TextInput label={t('field.replyTo')} type="email" {...form.getInputProps('replyTo')} />
            <TextInput
              label={t('field.copyTo')}
              description={t('hint.copyTo')}
              type="email"
              {...form.getInputProps('copyTo')}
            />
          </FormRow>
          <TextLanguages
            label={t('mail.signature_language')}
            value={language}
            onChange={setLanguage}
            hasOwn={(of) => form.values.signatures[of].trim() !== ''}
          />
          <Textarea
            label={t('field.signature')}
            description={t('hint.signature')}
            autosize
            minRows={3}
            {...form.getInputProps(`signatures.${language}`)}
          />
          <Text size="xs" c="dimmed">
            {isSending
              ? t('mail.limits', { hour: limits.mailsPerHour, day: limits.mailsPerDay })
              : t('mail.not_sending')}
          </Text>
        </>
      )}
    </SectionForm>
  )
}
