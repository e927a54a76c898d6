import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3, IconDownload, IconTableExport, IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useChange } from '../use_change'
import type { Column } from './column'

interface TableMenuProps<Row> {
  columns: Column<Row>[]
  isShown: (column: Column<Row>) => boolean
  onToggle: (column: Column<Row>) => void
  onExport: () => void
  transfer?: TableTransfer | undefined
}

/** How a whole list leaves Kontor and comes into it. */
export interface TableTransfer {
  /** Saves all records that the filters leave, whatever page is shown. */
  exportAll: (format: 'csv' | 'xlsx') => Promise<void>
  /** Where a file of such records is read in. */
  importAt: string
}

/** Chooses the columns, saves what is shown or all of the list, and leads to reading a file in. */
export function TableMenu<Row>(props: TableMenuProps<Row>) {
  const { columns, isShown, onToggle, onExport, transfer } = props
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
        {transfer && <TransferItems {...transfer} />}
      </Menu.Dropdown>
    </Menu>
  )
}

function TransferItems({ exportAll, importAt }: TableTransfer) {
  const { t } = useTranslation('common')
  const save = useChange({ change: exportAll, affects: [] })
  return (
    <>
      <Menu.Item
        leftSection={<IconTableExport size={16} aria-hidden />}
        disabled={save.isPending}
        onClick={() => save.mutate('csv')}
      >
        {t('table.all_csv')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTableExport size={16} aria-hidden />}
        disabled={save.isPending}
        onClick={() => save.mutate('xlsx')}
      >
        {t('table.all_xlsx')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        component={Link}
        to={importAt}
        leftSection={<IconTableImport size={16} aria-hidden />}
      >
        {t('table.import')}
      </Menu.Item>
    </>
  )
}
