import { Button, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { LANGUAGE_NAMES, type Language } from '@/lib/language/languages'
import { api } from '@/lib/server/api'
import { BaseRateFields } from '../components/base_rate_fields'
import { LevelFields } from '../components/level_fields'
import { LevelPreview } from '../components/level_preview'
import { SectionForm } from '../components/sections/section_form'
import { TextLanguages } from '../components/texts/text_languages'
import {
  bodyOf,
  type LevelValues,
  nextLevel,
  type ReminderRules,
  rulesQuery,
  valuesOf,
} from '../reminder_rules'
import type { SectionProps } from '../section_props'

const MOST_LEVELS = 9

/** When, at what cost and in which words the company reminds. */
export function RemindersSection({ settings }: SectionProps) {
  const rules = useQuery(rulesQuery)
  if (rules.isError) {
    return <ErrorAlert failure={rules.error} onRetry={() => void rules.refetch()} />
  }
  if (!rules.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  const { currency, documentLanguage } = settings.preferences
  return <Rules rules={rules.data} currency={currency} base={documentLanguage} />
}

interface RulesProps {
  rules: ReminderRules
  currency: string
  /** The language of the company's documents, whose texts are used where others are missing. */
  base: Language
}

function Rules({ rules, currency, base }: RulesProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<Language>(base)
  const [shown, setShown] = useState<LevelValues>()
  return (
    <>
      <SectionForm
        name="reminders"
        title={t('section.reminders')}
        help={t('help.reminders')}
        initial={valuesOf(rules)}
        save={(values) =>
          api('PUT', '/api/reminders/rules', { body: bodyOf(values, rules.variables) })
        }
        onSaved={(saved) => queryClient.setQueryData(rulesQuery.queryKey, saved)}
      >
        {(form) => (
          <>
            <Switch
              label={t('field.isAutomatic')}
              description={t('hint.isAutomatic')}
              {...form.getInputProps('isAutomatic', { type: 'checkbox' })}
            />
            {form.values.isAutomatic && (
              <NumberField
                label={t('field.sendHour')}
                w={160}
                {...form.getInputProps('sendHour')}
              />
            )}
            <TextLanguages
              label={t('texts.language')}
              value={language}
              onChange={setLanguage}
              hasOwn={(of) =>
                form.values.levels.every(({ texts }) => texts[of].subject.trim() !== '')
              }
              note={t(language === base ? 'texts.base' : 'texts.other', {
                language: LANGUAGE_NAMES[base],
              })}
            />
            {form.values.levels.map((level, index) => (
              <LevelFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its position
                key={index}
                form={form}
                index={index}
                language={language}
                base={base}
                variables={rules.variables}
                currency={currency}
                onPreview={() => setShown(level)}
              />
            ))}
            {form.values.levels.length < MOST_LEVELS && (
              <div>
                <Button
                  variant="default"
                  onClick={() => form.insertListItem('levels', nextLevel(form.values.levels))}
                >
                  {t('reminders.add_level')}
                </Button>
              </div>
            )}
            <BaseRateFields form={form} rules={rules} />
          </>
        )}
      </SectionForm>
      {shown && (
        <LevelPreview
          level={shown}
          language={language}
          variables={rules.variables}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
