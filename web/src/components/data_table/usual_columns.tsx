import { Text } from '@mantine/core'
import { formatDate } from '@/lib/time/days'
import { DayText } from '../values/day_text'
import type { Column } from './column'

/** The number of a record beside its name. */
export const numberColumn = <Row extends { number: string }>(label: string): Column<Row> => ({
  key: 'number',
  label,
  cell: ({ number }) => (
    <Text span c="dimmed" inherit>
      {number}
    </Text>
  ),
  csv: ({ number }) => number,
  sortKey: 'number',
})

/** The day on which a record was created, once it is picked. */
export const createdColumn = <Row extends { createdAt: string }>(label: string): Column<Row> => ({
  key: 'createdAt',
  label,
  cell: ({ createdAt }) => <DayText value={createdAt} />,
  csv: ({ createdAt }) => formatDate(createdAt),
  sortKey: 'createdAt',
  isOptional: true,
})
