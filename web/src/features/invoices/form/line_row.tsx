import type { UseFormReturnType } from '@mantine/form'
import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/money'
import type { InvoiceValues } from './invoice_values'
import { ItemFields } from './item_fields'
import { LineMenu } from './line_menu'
import type { LineValues } from './line_values'
import classes from './lines.module.css'
import type { Lines } from './use_lines'
import { WordsField } from './words_field'

interface LineRowProps {
  form: UseFormReturnType<InvoiceValues>
  lines: Lines
  line: LineValues
  index: number
  /** What it costs as the prices are, a decimal string. */
  amount: string
  drag: { isDragged: boolean; onStart: () => void; onOver: () => void; onEnd: () => void }
}

/** One line of an invoice: on a wide screen one row, on a phone a small card. */
export function LineRow({ form, lines, line, index, amount, drag }: LineRowProps) {
  const { t } = useTranslation('invoices')
  const { kind, discountUnit } = line
  const isItem = kind === 'item'
  const changeUnit = () => {
    const isAmount = discountUnit === 'amount'
    form.setFieldValue(`lines.${index}.discountUnit`, isAmount ? 'percent' : 'amount')
    lines.focus(index, isAmount ? 'discount' : 'discountAmount')
  }
  return (
    <li
      className={classes.line}
      aria-label={t('form.line', { number: index + 1 })}
      data-kind={kind}
      data-dragged={drag.isDragged || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        drag.onOver()
      }}
    >
      <span
        className={classes.handle}
        draggable
        onDragStart={drag.onStart}
        onDragEnd={drag.onEnd}
        title={t('form.drag')}
        aria-hidden
      >
        <IconGripVertical size={16} />
      </span>
      {isItem ? (
        <ItemFields form={form} lines={lines} line={line} index={index} />
      ) : (
        <WordsField form={form} line={line} index={index} />
      )}
      {(isItem || kind === 'subtotal') && (
        <span className={classes.net}>
          <span className={classes.netLabel}>{t(isItem ? 'form.amount' : 'form.subtotal')}</span>
          <Money amount={amount} currency={form.values.currency} />
        </span>
      )}
      <LineMenu
        lines={lines}
        line={line}
        index={index}
        isLast={index === form.values.lines.length - 1}
        onDiscountUnit={changeUnit}
      />
    </li>
  )
}
