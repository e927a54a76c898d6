import { Button, CloseButton, Group, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBottomBar } from '../use_bottom_bar'
import type { BulkAction } from './column'
import classes from './data_table.module.css'

interface BulkBarProps<Row> {
  rows: Row[]
  actions: BulkAction<Row>[]
  onClear: () => void
}

/** Actions with a button of their own; the rest is in the menu. */
const BUTTONS = 3

/** Actions for the ticked rows; hidden without any. An action gets the rows that it applies to. */
export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
  const { t } = useTranslation('common')
  const bar = useBottomBar()
  if (rows.length === 0) return null
  const choices = actions.map((action) => {
    const fitting = action.isFor ? rows.filter(action.isFor) : rows
    const isPart = fitting.length < rows.length && fitting.length > 0
    return {
      ...action,
      label: isPart ? `${action.label} (${fitting.length})` : action.label,
      isDisabled: fitting.length === 0,
      run: () => action.onSelect(fitting),
    }
  })
  return (
    <Group ref={bar} className={classes.bulk} gap="xs" role="toolbar" aria-label={t('table.bulk')}>
      <Text size="sm" fw={500} mr="xs">
        {t('table.selected', { count: rows.length })}
      </Text>
      {choices.slice(0, BUTTONS).map(({ label, isDisabled, run }) => (
        <Button key={label} size="xs" variant="default" disabled={isDisabled} onClick={run}>
          {label}
        </Button>
      ))}
      {choices.length > BUTTONS && (
        <Menu position="top-start">
          <Menu.Target>
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              {t('table.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {choices.slice(BUTTONS).map(({ label, tone, isDisabled, run }) => (
              <Menu.Item
                key={label}
                color={tone === 'danger' ? 'red' : undefined}
                disabled={isDisabled}
                onClick={run}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <CloseButton ml="auto" aria-label={t('table.clear_selection')} onClick={onClear} />
    </Group>
  )
}
