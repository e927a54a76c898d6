import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column'

interface TableMenuProps<Row> {
  columns: Column<Row>[]
  isShown: (column: Column<Row>) => boolean
  onToggle: (column: Column<Row>) => void
  onExport: () => void
}

/** Chooses the columns and saves what is shown as CSV. */
export function TableMenu<Row>({ columns, isShown, onToggle, onExport }: TableMenuProps<Row>) {
  const { t } = useTranslation('common')
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('table.options')}>
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.columns')}</Menu.Label>
        {columns.slice(1).map((column) => (
          <Menu.CheckboxItem
            key={column.key}
            checked={isShown(column)}
            onChange={() => onToggle(column)}
          >
            {column.label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={onExport}>
          {t('table.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
