import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from './column'

interface RowMenuProps<Row> {
  row: Row
  /** Names the row for screen readers. */
  name: string
  actions: RowAction<Row>[]
}

/** The "..." of a row. */
export function RowMenu<Row>({ row, name, actions }: RowMenuProps<Row>) {
  const { t } = useTranslation('common')
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('table.actions_for', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, onSelect, tone }) => (
          <Menu.Item
            key={label}
            color={tone === 'danger' ? 'red' : undefined}
            onClick={() => onSelect(row)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
