import { Checkbox, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { api } from '@/lib/server/api'
import { settingsQuery } from '@/lib/settings'
import { today } from '@/lib/time/days'
import type { NumberRange } from '../company_settings'
import { SettingsDrawer } from '../components/drawer/settings_drawer'
import { ComingNumbers } from './coming_numbers'
import { NumberGaps } from './number_gaps'
import { numberPreview } from './number_preview'
import { changesOf, type RangeValues, rangeValues, skipsNumbers } from './range_changes'
import classes from './range_drawer.module.css'

interface RangeForm {
  numberRanges: [RangeValues]
}

/** Pattern and next number of one range, with the numbers that follow from them. */
export function RangeDrawer({ saved, onClose }: { saved: NumberRange; onClose: () => void }) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const initial: RangeForm = { numberRanges: [rangeValues(saved)] }
  return (
    <SettingsDrawer
      title={t('numbers.of', { kind: t(`kind.${saved.kind}`) })}
      size={480}
      name={`numbers:${saved.kind}`}
      initial={initial}
      save={({ numberRanges: [range] }) =>
        api('POST', '/api/settings', { body: { numberRanges: [changesOf(range, saved)] } })
      }
      onSaved={(settings) => queryClient.setQueryData(settingsQuery.queryKey, settings)}
      onClose={onClose}
    >
      {(form) => <RangeFields form={form} saved={saved} />}
    </SettingsDrawer>
  )
}

function RangeFields({ form, saved }: { form: UseFormReturnType<RangeForm>; saved: NumberRange }) {
  const { t } = useTranslation('settings')
  const [range] = form.values.numberRanges
  const { pattern, next } = range
  const isRefused = form.errors['numberRanges.0.next'] !== undefined
  const goesBackwards = !isRefused && /^\d+$/.test(next) && Number(next) < saved.next
  return (
    <>
      <TextInput
        label={t('field.pattern')}
        description={t('help.numbers')}
        spellCheck={false}
        {...form.getInputProps('numberRanges.0.pattern')}
      />
      <NumberField label={t('field.next')} {...form.getInputProps('numberRanges.0.next')} />
      {goesBackwards && (
        <Text size="sm" className={classes.warning} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {t('numbers.goes_backwards', { next: saved.next })}
        </Text>
      )}
      {skipsNumbers(saved, next) && (
        <TextInput
          label={t('field.gapReason')}
          description={t('hint.gapReason', {
            first: numberPreview(pattern, String(saved.next), today()),
            last: numberPreview(pattern, String(Number(next) - 1), today()),
          })}
          {...form.getInputProps('numberRanges.0.gapReason')}
        />
      )}
      <Checkbox
        label={t('field.resetsYearly')}
        {...form.getInputProps('numberRanges.0.resetsYearly', { type: 'checkbox' })}
      />
      <ComingNumbers {...range} />
      <NumberGaps gaps={saved.gaps} />
    </>
  )
}
