import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isOfferedAs, type LineValues, OFFERED } from './line_values'
import classes from './lines.module.css'
import type { Lines } from './use_lines'

interface LineMenuProps {
  lines: Lines
  line: LineValues
  index: number
  isLast: boolean
  hasOffers: boolean
  /** Missing where lines have no discount. */
  onDiscountUnit: (() => void) | undefined
  /** As of `ItemFields`. */
  onSave?: (() => void) | undefined
}

/** Actions on a whole line. */
export function LineMenu(props: LineMenuProps) {
  const { lines, line, index, isLast, hasOffers, onDiscountUnit, onSave } = props
  const { t } = useTranslation('documents')
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
        {line.kind === 'item' && onDiscountUnit && (
          <Menu.Item onClick={onDiscountUnit}>
            {t(line.discountUnit === 'amount' ? 'form.discount_percent' : 'form.discount_amount')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => lines.copy(index)}>{t('form.copy_line')}</Menu.Item>
        {line.kind === 'item' && !line.isOrdered && onSave && (
          <Menu.Item onClick={onSave}>{t('new_item.save_line')}</Menu.Item>
        )}
        {hasOffers && line.kind === 'item' && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('form.offered')}</Menu.Label>
            <Menu.RadioGroup
              value={line.offered}
              onChange={(value) => isOfferedAs(value) && lines.offer(index, value)}
            >
              {OFFERED.map((value) => (
                <Menu.RadioItem key={value} value={value}>
                  {t(`offered.${value}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Divider />
          </>
        )}
        <Menu.Item color="red" onClick={() => lines.remove(index)}>
          {t('form.remove_line')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
