import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { WordsField } from '../form/words_field'
import { ItemFields } from '../items/item_fields'
import { GivenCell } from './given_cell'
import type { LineColumn } from './line_columns'
import { LineMenu } from './line_menu'
import type { LineValues } from './line_values'
import classes from './lines.module.css'
import type { LinesForm } from './lines_form'
import type { Lines } from './use_lines'

interface LineRowProps {
  form: LinesForm
  columns: LineColumn[]
  lines: Lines
  line: LineValues
  index: number
  /** Amount of the line, net or gross like the prices, a decimal string; missing where no amounts are shown. */
  amount: string | undefined
  hasOffers: boolean
  note: string | undefined
  /** As of `ItemFields`. */
  onSave?: (() => void) | undefined
  drag: { isDragged: boolean; onStart: () => void; onOver: () => void; onEnd: () => void }
}

/** One line of a document: on a wide screen one row, on a phone a small card. */
export function LineRow(props: LineRowProps) {
  const { form, columns, lines, line, index, amount, hasOffers, note, onSave, drag } = props
  const { t } = useTranslation('documents')
  const { kind, discountUnit, offered } = line
  const isItem = kind === 'item'
  const isOffered = isItem && offered !== 'counted'
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
      data-offered={isOffered || undefined}
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
        <ItemFields
          form={form}
          columns={columns}
          lines={lines}
          line={line}
          index={index}
          onSave={onSave}
        />
      ) : (
        <WordsField form={form} line={line} index={index} />
      )}
      {amount !== undefined && (isItem || kind === 'subtotal') && (
        <GivenCell label={t(isItem ? 'form.amount' : 'form.subtotal')}>
          <Money amount={amount} currency={form.values.currency} />
        </GivenCell>
      )}
      <LineMenu
        lines={lines}
        line={line}
        index={index}
        hasOffers={hasOffers}
        isLast={index === form.values.lines.length - 1}
        onDiscountUnit={columns.some(({ name }) => name === 'discount') ? changeUnit : undefined}
        onSave={onSave}
      />
      {isOffered && <span className={classes.offered}>{t(`offered.${offered}`)}</span>}
      {note && <span className={classes.offered}>{note}</span>}
    </li>
  )
}
