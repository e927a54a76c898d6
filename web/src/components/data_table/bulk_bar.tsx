import { Button, CloseButton, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from './column'
import classes from './data_table.module.css'

interface BulkBarProps<Row> {
  rows: Row[]
  actions: BulkAction<Row>[]
  onClear: () => void
}

/** What can be done with the ticked rows; there only when some are. */
export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
  const { t } = useTranslation('common')
  if (rows.length === 0) return null
  return (
    <Group className={classes.bulk} gap="xs" role="toolbar" aria-label={t('table.bulk')}>
      <Text size="sm" fw={500} mr="xs">
        {t('table.selected', { count: rows.length })}
      </Text>
      {actions.map(({ label, onSelect }) => (
        <Button key={label} size="xs" variant="default" onClick={() => onSelect(rows)}>
          {label}
        </Button>
      ))}
      <CloseButton ml="auto" aria-label={t('table.clear_selection')} onClick={onClear} />
    </Group>
  )
}
