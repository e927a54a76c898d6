import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DocumentForm } from './document_values'
import { PRICED, useLineColumns } from './line_columns'
import { LineList } from './line_list'
import { PriceMode } from './price_mode'
import { TaxHint } from './tax_hint'
import { TaxNotes } from './tax_notes'
import type { useTotals } from './use_totals'
import { WholeDiscount } from './whole_discount'

interface PricedLinesProps {
  form: DocumentForm
  figures: ReturnType<typeof useTotals>
  /** VAT of a new line, a decimal string. */
  taxRate: string
  /** As of `LineList`. */
  help?: string
  hasOffers?: boolean
  more?: ReactNode
  notes?: ReadonlyMap<string, string>
}

/** The lines of a document with prices, and what holds for all of them: how they are priced, taxed and reduced. */
export function PricedLines(props: PricedLinesProps) {
  const { form, figures, taxRate, help, hasOffers, more, notes } = props
  const { totals, suggested } = figures
  const columns = useLineColumns(PRICED)
  return (
    <LineList
      form={form}
      columns={columns}
      nets={totals.lines}
      taxRate={taxRate}
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
        <TaxHint form={form} suggested={suggested?.category} taxRate={taxRate} />
        <TaxNotes taxes={totals.taxes} />
        <WholeDiscount form={form} />
      </Stack>
    </LineList>
  )
}
