import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DocumentForm } from './document_values'
import { PRICED, useLineColumns } from './line_columns'
import { LineList } from './line_list'
import { PriceMode } from './price_mode'
import { TaxNotes } from './tax_notes'
import type { ClientTax } from './use_client_tax'
import type { useTotals } from './use_totals'
import { WholeDiscount } from './whole_discount'

interface PricedLinesProps {
  form: DocumentForm
  figures: ReturnType<typeof useTotals>
  /** How its lines are taxed. */
  tax: ClientTax
  /** As of `LineList`. */
  help?: string
  hasOffers?: boolean
  more?: ReactNode
  notes?: ReadonlyMap<string, string>
}

/** The lines of a document with prices, and what holds for all of them: how they are priced, taxed and reduced. */
export function PricedLines(props: PricedLinesProps) {
  const { form, figures, tax, help, hasOffers, more, notes } = props
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
