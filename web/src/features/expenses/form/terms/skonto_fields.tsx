import { Button, Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { PercentField } from '@/components/form/percent_field'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { expenseFigures, skontoOff } from '../../expense_figures'
import type { ExpenseValues } from '../../expense_values'

/** The discount for paying early: until when it is offered, or whether it was taken. */
export function SkontoFields({ form }: { form: UseFormReturnType<ExpenseValues> }) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const [isAdding, setIsAdding] = useState(false)
  const { isPaid, skontoPercent, skontoDate, lines, currency, taxTreatment } = form.values
  const isOffered = skontoPercent !== '' || skontoDate !== ''
  if (isPaid && !isOffered) return null
  const { gross } = expenseFigures(lines, { currency, taxTreatment })
  const amount = formatMoney(skontoOff(gross, skontoPercent, currency), currency, language)
  if (isPaid) {
    return (
      <Checkbox
        label={t('skonto.taken', { amount })}
        {...form.getInputProps('tookSkonto', { type: 'checkbox' })}
      />
    )
  }
  if (!isOffered && !isAdding) {
    return (
      <Button
        variant="subtle"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setIsAdding(true)}
      >
        {t('skonto.add')}
      </Button>
    )
  }
  return (
    <FormRow>
      <PercentField
        label={t('skonto.percent')}
        description={t('skonto.off', { amount })}
        {...form.getInputProps('skontoPercent')}
      />
      <DayField
        label={t('skonto.until')}
        description={t('skonto.until_help')}
        clearable
        clearButtonProps={{ 'aria-label': t('skonto.clear') }}
        {...form.getInputProps('skontoDate')}
      />
    </FormRow>
  )
}
