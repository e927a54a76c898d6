import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DocumentForm } from '../form/document_values'
import { TaxNotes } from '../tax/tax_notes'
import type { ClientTax } from '../tax/use_client_tax'
import { PriceMode } from '../totals/price_mode'
import type { useTotals } from '../totals/use_totals'
import { WholeDiscount } from '../totals/whole_discount'
import { PRICED, useLineColumns } from './line_columns'
import { LineList } from './line_list'

interface PricedLinesProps {
  form: DocumentForm
  figures: ReturnType<typeof useTotals>
  /** How its lines are taxed. */
  tax: ClientTax
  /** As for `LineList`. */
  help?: string
  keys?: string
  hasOffers?: boolean
  more?: ReactNode
  notes?: ReadonlyMap<string, string>
}

/** The lines of a document with prices, and what holds for all of them: how they are priced, taxed and reduced. */
export function PricedLines(props: PricedLinesProps) {
  const { form, figures, tax, help, keys, hasOffers, more, notes } = props
  const { totals } = figures
  const columns = useLineColumns(PRICED)
  return (
    <LineList
      form={form}
      columns={columns}
      nets={totals.lines}
      taxRate={tax.usualRate}
      suggested={tax.starting}
      help={help}
      keys={keys}
      hasOffers={hasOffers}
      more={more}
      notes={notes}
      action={
        <PriceMode
          value={form.values.priceMode}
          onChange={(mode) => form.setFieldValue('priceMode', mode)}
        />
      }
    >
      <Stack gap="sm" mt="sm">
        <TaxNotes taxes={totals.taxes} />
        <WholeDiscount form={form} />
      </Stack>
    </LineList>
  )
}
