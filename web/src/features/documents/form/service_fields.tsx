import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import type { DocumentForm } from './document_values'

interface ServiceFieldsProps {
  form: DocumentForm
  /** The labels, where they are not those of a supply that is invoiced. */
  words?: { day: string; from: string; until: string }
}

/** A day, or when it is asked for the first and the last day of a period. */
export function ServiceFields({ form, words }: ServiceFieldsProps) {
  const { t } = useTranslation('documents')
  const [asksPeriod, setAsksPeriod] = useState(false)
  const { day, from, until } = words ?? {
    day: t('form.service_date'),
    from: t('form.service_from'),
    until: t('form.service_until'),
  }
  const isPeriod = asksPeriod || form.values.serviceUntil !== ''
  const change = () => {
    setAsksPeriod(!isPeriod)
    if (isPeriod) form.setFieldValue('serviceUntil', '')
    else requestAnimationFrame(() => form.getInputNode('serviceUntil')?.focus())
  }
  return (
    <>
      <DayField
        label={isPeriod ? from : day}
        clearable
        clearButtonProps={{ 'aria-label': t('form.clear_service_date') }}
        description={
          <Anchor component="button" type="button" size="xs" onClick={change}>
            {t(isPeriod ? 'form.use_day' : 'form.use_period')}
          </Anchor>
        }
        {...form.getInputProps('serviceDate')}
      />
      {isPeriod && (
        <DayField
          label={until}
          clearable
          clearButtonProps={{ 'aria-label': t('form.clear_service_date') }}
          {...form.getInputProps('serviceUntil')}
        />
      )}
    </>
  )
}
