import { ActionIcon, Menu, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconDots, IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { PercentField } from '@/components/form/percent_field'
import { Money } from '@/components/money'
import type { Item } from '../invoice'
import { DescriptionField } from './description_field'
import type { InvoiceValues } from './invoice_values'
import classes from './lines.module.css'
import type { Lines } from './use_lines'

interface LineRowProps {
  form: UseFormReturnType<InvoiceValues>
  lines: Lines
  index: number
  /** Decimal string. */
  net: string
  drag: { isDragged: boolean; onStart: () => void; onOver: () => void; onEnd: () => void }
}

/** One line of an invoice: on a wide screen one row, on a phone a small card. */
export function LineRow({ form, lines, index, net, drag }: LineRowProps) {
  const { t } = useTranslation('invoices')
  const { currency } = form.values
  const field = (name: string) => form.getInputProps(`lines.${index}.${name}`)

  const fill = (item: Item) => {
    lines.fill(index, item)
    lines.focus(index, 'quantity')
  }
  return (
    <li
      className={classes.line}
      aria-label={t('form.line', { number: index + 1 })}
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
      <DescriptionField
        label={t('form.description')}
        currency={currency}
        onItem={fill}
        {...field('description')}
      />
      <NumberField label={t('form.quantity')} {...field('quantity')} />
      <TextInput label={t('form.unit')} autoComplete="off" maxLength={20} {...field('unit')} />
      <NumberField label={t('form.price')} minimumDecimals={2} {...field('unitPrice')} />
      <PercentField label={t('form.discount')} {...field('discount')} />
      <PercentField label={t('form.tax')} {...field('taxRate')} />
      <span className={classes.net}>
        <span className={classes.netLabel}>{t('form.net')}</span>
        <Money amount={net} currency={currency} />
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={classes.menu}
            variant="subtle"
            color="gray"
            aria-label={t('form.line_actions', { number: index + 1 })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={index === 0} onClick={() => lines.move(index, index - 1)}>
            {t('form.move_up')}
          </Menu.Item>
          <Menu.Item
            disabled={index === form.values.lines.length - 1}
            onClick={() => lines.move(index, index + 1)}
          >
            {t('form.move_down')}
          </Menu.Item>
          <Menu.Item onClick={() => lines.copy(index)}>{t('form.copy_line')}</Menu.Item>
          <Menu.Item color="red" onClick={() => lines.remove(index)}>
            {t('form.remove_line')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
