import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { GivenCell } from '@/features/documents/lines/given_cell'
import { isExactNumber } from '@/lib/exact_amounts'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { NoteValues } from './note_values'

interface OrderedCellProps {
  label: string
  form: UseFormReturnType<NoteValues>
  index: number
}

/** The ordered quantity: from another document, with the delivered part, or else an input. */
export function OrderedCell({ label, form, index }: OrderedCellProps) {
  const { t } = useTranslation('deliveries')
  const { language } = useLanguage()
  const line = form.values.lines[index]
  if (!line?.isOrdered) {
    // The delivered quantity is the default for the ordered one.
    const quantity = line?.quantity ?? ''
    const asDelivered = isExactNumber(quantity) ? formatNumber(quantity, language) : ''
    return (
      <NumberField
        label={label}
        placeholder={asDelivered}
        {...form.getInputProps(`lines.${index}.ordered`)}
      />
    )
  }
  const before = formatNumber(line.deliveredBefore, language)
  return (
    <GivenCell
      label={label}
      isFirst
      note={line.deliveredBefore > 0 ? t('form.delivered_before', { before }) : undefined}
    >
      {formatNumber(line.ordered, language)}
    </GivenCell>
  )
}
