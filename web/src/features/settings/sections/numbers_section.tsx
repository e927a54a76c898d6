import { Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { today } from '@/lib/time/days'
import type { NumberRange } from '../company_settings'
import { NumberGaps } from '../components/number_gaps'
import { SettingsForm } from '../components/sections/settings_form'
import { numberPreview } from '../number_preview'
import type { SectionProps } from '../section_props'
import classes from './numbers_section.module.css'

interface RangesValues {
  numberRanges: (Omit<NumberRange, 'next' | 'preview' | 'gaps'> & {
    next: string
    gapReason: string
  })[]
}

/** How documents and records are numbered. */
export function NumbersSection({ settings: { numberRanges } }: SectionProps) {
  const { t } = useTranslation('settings')
  const initial: RangesValues = {
    numberRanges: numberRanges.map(({ kind, pattern, resetsYearly, next }) => ({
      kind,
      pattern,
      resetsYearly,
      next: String(next),
      gapReason: '',
    })),
  }
  return (
    <SettingsForm
      name="numbers"
      title={t('section.numbers')}
      help={t('help.numbers')}
      initial={initial}
      bodyOf={(values) => ({ numberRanges: changesOf(values, initial) })}
    >
      {(form) =>
        numberRanges.map((saved, index) => (
          <RangeFields key={saved.kind} form={form} index={index} saved={saved} />
        ))
      }
    </SettingsForm>
  )
}

interface RangeFieldsProps {
  form: UseFormReturnType<RangesValues>
  index: number
  saved: NumberRange
}

function RangeFields({ form, index, saved }: RangeFieldsProps) {
  const { t } = useTranslation('settings')
  const { pattern = '', next = '' } = form.values.numberRanges[index] ?? {}
  const fieldsOf = (name: string) => form.getInputProps(`numberRanges.${index}.${name}`)
  const preview = numberPreview(pattern, next, today())
  const isRefused = form.errors[`numberRanges.${index}.next`] !== undefined
  const goesBackwards = !isRefused && /^\d+$/.test(next) && Number(next) < saved.next
  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>{t(`kind.${saved.kind}`)}</legend>
      <div className={classes.fields}>
        <TextInput label={t('field.pattern')} spellCheck={false} {...fieldsOf('pattern')} />
        <NumberField label={t('field.next')} {...fieldsOf('next')} />
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            {t('numbers.preview')}
          </Text>
          <output className={classes.preview}>{preview ?? t('numbers.no_preview')}</output>
        </div>
      </div>
      {skips(saved, next) && (
        <TextInput
          label={t('field.gapReason')}
          description={t('hint.gapReason', {
            first: numberPreview(pattern, String(saved.next), today()),
            last: numberPreview(pattern, String(Number(next) - 1), today()),
          })}
          {...fieldsOf('gapReason')}
        />
      )}
      {goesBackwards && (
        <Text size="sm" className={classes.warning} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {t('numbers.goes_backwards', { next: saved.next })}
        </Text>
      )}
      <Switch
        label={t('field.resetsYearly')}
        {...form.getInputProps(`numberRanges.${index}.resetsYearly`, { type: 'checkbox' })}
      />
      <NumberGaps gaps={saved.gaps} />
    </fieldset>
  )
}

/** Kinds whose skipped numbers the tax office asks about, as the server knows them. */
const FISCAL: NumberRange['kind'][] = ['invoice', 'cancellation', 'creditNote']

const skips = (saved: NumberRange, next: string) =>
  FISCAL.includes(saved.kind) && /^\d{1,9}$/.test(next) && Number(next) > saved.next

/** Only what was changed: the next number of a range may have moved on since the page was opened. */
function changesOf(values: RangesValues, initial: RangesValues) {
  return values.numberRanges.map((range, index) => {
    const before = initial.numberRanges[index]
    const changed = Object.entries(range).filter(
      ([name, value]) => before?.[name as keyof typeof range] !== value
    )
    return { kind: range.kind, ...Object.fromEntries(changed) }
  })
}
