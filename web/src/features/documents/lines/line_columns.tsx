import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LineDiscountField,
  type LineFieldProps,
  LineTaxField,
  PriceField,
  QuantityField,
  UnitField,
} from './line_fields'

/** The columns of an item line besides its subject, by kind of document. */
export interface LineColumn {
  /** The field of the line that it shows. */
  name: string
  label: string
  /** Pixels, where a line is one row. */
  width: number
  cell: (props: LineFieldProps) => ReactNode
}

const COLUMNS = {
  quantity: { label: 'quantity', width: 68, cell: (props) => <QuantityField {...props} /> },
  unit: { label: 'unit', width: 68, cell: (props) => <UnitField {...props} /> },
  unitPrice: { label: 'price', width: 100, cell: (props) => <PriceField {...props} /> },
  discount: { label: 'discount', width: 84, cell: (props) => <LineDiscountField {...props} /> },
  taxRate: { label: 'tax', width: 92, cell: (props) => <LineTaxField {...props} /> },
} as const satisfies Record<string, Omit<LineColumn, 'name'>>

export type CommonColumn = keyof typeof COLUMNS

/** Of documents that say prices. */
export const PRICED: CommonColumn[] = ['quantity', 'unit', 'unitPrice', 'discount', 'taxRate']

/** Columns that most kinds of documents have, in the order of their names. */
export function useLineColumns(names: readonly CommonColumn[]): LineColumn[] {
  const { t } = useTranslation('documents')
  return names.map((name) => {
    const { label, ...column } = COLUMNS[name]
    return { ...column, name, label: t(`form.${label}`) }
  })
}
