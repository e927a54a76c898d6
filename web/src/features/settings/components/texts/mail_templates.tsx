import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import type { Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { TemplateForm } from './template_form'
import { TextLanguages } from './text_languages'

export type MailTemplate = AnswerOf<'GET', '/api/mail-templates'>[number]

/** The words of the company's mails, kind by kind and language by language. */
export function MailTemplates({ templates }: { templates: MailTemplate[] }) {
  const { t } = useTranslation('settings')
  const [kind, setKind] = useState(templates[0]?.kind)
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const template = templates.find((one) => one.kind === kind)
  const texts = template?.texts.find((one) => one.language === language)
  if (!template || !texts) return null
  return (
    <TemplateForm
      key={`${kind} ${language} ${texts.isOwn}`}
      template={template}
      texts={texts}
      choice={
        <>
          <Select
            label={t('mail.kind')}
            data={templates.map((one) => ({ value: one.kind, label: one.label }))}
            value={kind ?? null}
            onChange={(value) => value && setKind(value)}
            allowDeselect={false}
          />
          <TextLanguages
            label={t('mail.template_language')}
            value={language}
            onChange={setLanguage}
            hasOwn={(of) => template.texts.some((one) => one.language === of && one.isOwn)}
            note={t('texts.standard')}
          />
        </>
      }
    />
  )
}
