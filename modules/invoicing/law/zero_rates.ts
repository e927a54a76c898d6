import type { DocumentFault, LineRow } from '#modules/documents/public'

/**
 * Lines at 0 % without a reason. Only the seller knows whether a sale is exempt, taxed at zero or outside of VAT, and
 * the invoice has to say which (art. 226 no. 11 of Directive 2006/112/EC; § 14 (4) no. 8 UStG).
 */
export const zeroRateFaults = (lines: readonly LineRow[]): DocumentFault[] =>
  lines.flatMap(({ kind, tax_category }, index) =>
    kind === 'item' && tax_category === ''
      ? [{ field: `lines.${index}.taxCategory`, rule: 'zero_rate_without_reason' }]
      : []
  )
