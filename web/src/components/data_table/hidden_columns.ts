import { useLocalStorage } from '@mantine/hooks'
import type { Column } from './column'

/** Which columns are shown, remembered in this browser per table. */
export function useShownColumns<Row>(name: string, columns: Column<Row>[]) {
  const [picked, setPicked] = useLocalStorage<Record<string, boolean>>({
    key: `columns:${name}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const isShown = (column: Column<Row>, position: number) =>
    position === 0 || (picked[column.key] ?? !column.isOptional)
  return {
    shown: columns.filter(isShown),
    isShown: (column: Column<Row>) => isShown(column, columns.indexOf(column)),
    toggle: (column: Column<Row>) =>
      setPicked({ ...picked, [column.key]: !isShown(column, columns.indexOf(column)) }),
  }
}
