import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LineValues } from './line_values'
import classes from './lines.module.css'
import type { Lines } from './use_lines'

interface LineMenuProps {
  lines: Lines
  line: LineValues
  index: number
  isLast: boolean
  onDiscountUnit: () => void
}

/** What can be done to a line as a whole. */
export function LineMenu({ lines, line, index, isLast, onDiscountUnit }: LineMenuProps) {
  const { t } = useTranslation('invoices')
  return (
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
        <Menu.Item disabled={isLast} onClick={() => lines.move(index, index + 1)}>
          {t('form.move_down')}
        </Menu.Item>
        {line.kind === 'item' && (
          <Menu.Item onClick={onDiscountUnit}>
            {t(line.discountUnit === 'amount' ? 'form.discount_percent' : 'form.discount_amount')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => lines.copy(index)}>{t('form.copy_line')}</Menu.Item>
        <Menu.Item color="red" onClick={() => lines.remove(index)}>
          {t('form.remove_line')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
