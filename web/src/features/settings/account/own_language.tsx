import { useTranslation } from 'react-i18next'
import { LanguageField } from '@/components/form/choices/language_field'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { isLanguage, type Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'

/** The language of screens and mails for the signed-in user; switched at once. */
export function OwnLanguage() {
  const { t } = useTranslation('settings')
  const { language, switchTo } = useLanguage()
  const save = useChange<Language>({
    change: (chosen) =>
      api('POST', '/api/settings', { body: { preferences: { language: chosen } } }),
    affects: ['/api/settings', '/api/auth'],
    onDone: (_, chosen) => void switchTo(chosen),
  })
  return (
    <Section title={t('account.language')}>
      <LanguageField
        label={t('field.language')}
        description={t('hint.language')}
        maw={320}
        value={language}
        onChange={(chosen) => isLanguage(chosen) && save.mutate(chosen)}
      />
    </Section>
  )
}
