import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import {
  type CommonColumn,
  type LineColumn,
  useLineColumns,
} from '@/features/documents/lines/line_columns'
import { LineList } from '@/features/documents/lines/line_list'
import { FREE_LINE, type NoteValues } from './note_values'
import { OrderedCell } from './ordered_cell'

interface NoteLinesProps {
  form: UseFormReturnType<NoteValues>
  isDesk: boolean
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

const OF_ALL: CommonColumn[] = ['quantity', 'unit']
const OF_DESK: CommonColumn[] = [...OF_ALL, 'unitPrice', 'taxRate']
const WORDS = ['heading', 'text'] as const
/** Room for its heading. */
const QUANTITY_WIDTH = 104
const ORDERED_WIDTH = 112

/** The lines of a note: what was ordered, what came before, what comes now; prices for the desk alone. */
export function NoteLines({ form, isDesk, taxRate }: NoteLinesProps) {
  const { t } = useTranslation('deliveries')
  const ordered: LineColumn = {
    name: 'ordered',
    label: t('form.ordered'),
    width: ORDERED_WIDTH,
    cell: ({ label, index }) => <OrderedCell label={label} form={form} index={index} />,
  }
  const others = useLineColumns(isDesk ? OF_DESK : OF_ALL).map((column) =>
    column.name === 'quantity'
      ? { ...column, label: t('form.quantity'), width: QUANTITY_WIDTH }
      : column
  )
  return (
    <LineList
      form={form}
      columns={[ordered, ...others]}
      taxRate={taxRate}
      words={WORDS}
      own={FREE_LINE}
    />
  )
}
