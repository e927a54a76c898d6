import type { UseFormReturnType } from '@mantine/form'
import type { LineValues } from './line_values'

/** The form values of the lines of any kind of document. Numbers are decimal strings. */
export interface LinesValues {
  priceMode: 'net' | 'gross'
  currency: string
  /** Units of the company's currency for one of the document's. */
  exchangeRate: string
  lines: LineValues[]
}

/** The form of a document, of which the parts for lines read and set nothing but these. */
export type LinesForm = UseFormReturnType<LinesValues>
