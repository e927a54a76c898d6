import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionField } from '../lines/description_field'
import type { LineColumn } from '../lines/line_columns'
import type { Item, LineValues } from '../lines/line_values'
import type { LinesForm } from '../lines/lines_form'
import type { Lines } from '../lines/use_lines'

interface ItemFieldsProps {
  form: LinesForm
  columns: LineColumn[]
  lines: Lines
  line: LineValues
  index: number
  /** Makes an item of the line; missing for those who have none. */
  onSave?: (() => void) | undefined
}

/** The fields of a line: its subject, and by kind of document its quantity, price and VAT. */
export function ItemFields({ form, columns, lines, line, index, onSave }: ItemFieldsProps) {
  const { t } = useTranslation('documents')
  const fill = (item: Item) => {
    lines.fill(index, item)
    lines.focus(index, 'quantity')
  }
  return (
    <>
      <DescriptionField
        label={t('form.description')}
        currency={form.values.currency}
        priceOf={lines.priceOf}
        findsItems={onSave !== undefined && !line.isOrdered}
        onItem={fill}
        onSave={line.itemId ? undefined : onSave}
        {...form.getInputProps(`lines.${index}.description`)}
      />
      {columns.map(({ name, label, cell }) => (
        <Fragment key={name}>{cell({ label, form, line, index })}</Fragment>
      ))}
    </>
  )
}
