import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { PRICED, useLineColumns } from '@/features/documents/lines/line_columns'
import { LineEditor } from '@/features/documents/lines/line_editor'
import type { LineValues } from '@/features/documents/lines/line_values'
import type { LinesValues } from '@/features/documents/lines/lines_form'
import type { SuggestedTaxes } from '@/features/documents/tax/line_tax'
import { liveTotals } from '@/features/documents/totals/live_totals'

export interface PriceLinesProps {
  lines: LineValues[]
  currency: string
  priceMode: 'net' | 'gross'
  /** Of a new line. */
  taxRate: string
  /** As of `LineEditor`. */
  suggested?: SuggestedTaxes | undefined
  onChange: (lines: LineValues[]) => void
}

/** The lines of a proposal, each counted, to be ticked, or instead of the counted line above it. */
export function PriceLines({
  lines,
  currency,
  priceMode,
  taxRate,
  suggested,
  onChange,
}: PriceLinesProps) {
  const told = useRef(lines)
  const columns = useLineColumns(PRICED)
  const form = useForm<LinesValues>({
    initialValues: { priceMode, currency, exchangeRate: '', lines },
    onValuesChange: (values) => {
      told.current = values.lines
      onChange(values.lines)
    },
  })
  const { setFieldValue } = form
  // Lines saved by another user replace the shown ones; lines typed here are shown already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is a new one with each render
  useEffect(() => {
    if (lines === told.current) return
    told.current = lines
    setFieldValue('lines', lines)
  }, [lines])
  const { lines: nets } = liveTotals(form.values.lines, currency, { priceMode })
  return (
    <LineEditor
      form={form}
      columns={columns}
      nets={nets}
      taxRate={taxRate}
      suggested={suggested}
      hasOffers
    />
  )
}
