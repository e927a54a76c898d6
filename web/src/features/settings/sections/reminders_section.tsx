import { Button, SegmentedControl, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { NumberField } from '@/components/form/number_field'
import { Loading } from '@/components/loading'
import { api } from '@/lib/api'
import { LANGUAGE_NAMES, type Language } from '@/lib/languages'
import { useLanguage } from '@/lib/use_language'
import { BaseRateFields } from '../components/base_rate_fields'
import { LevelFields } from '../components/level_fields'
import { LevelPreview } from '../components/level_preview'
import { SectionForm } from '../components/section_form'
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
  return <Rules rules={rules.data} currency={settings.preferences.currency} />
}

function Rules({ rules, currency }: { rules: ReminderRules; currency: string }) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const own = useLanguage().language
  const [language, setLanguage] = useState<Language>(own)
  const [shown, setShown] = useState<LevelValues>()
  return (
    <>
      <SectionForm
        name="reminders"
        title={t('section.reminders')}
        help={t('help.reminders')}
        initial={valuesOf(rules)}
        save={(values) => api('PUT', '/api/reminders/rules', { body: bodyOf(values) })}
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
            <SegmentedControl
              aria-label={t('reminders.language')}
              value={language}
              onChange={(value) => setLanguage(value as Language)}
              data={(Object.keys(LANGUAGE_NAMES) as Language[]).map((value) => ({
                value,
                label: LANGUAGE_NAMES[value],
              }))}
            />
            {form.values.levels.map((level, index) => (
              <LevelFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its position
                key={index}
                form={form}
                index={index}
                language={language}
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
        <LevelPreview level={shown} language={language} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
