import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { documentRules } from '@/features/documents/form/document_rules'
import { isBlank, type LineValues } from '@/features/documents/lines/line_values'
import type { InvoiceValues } from './invoice_values'

/** Rules for saving even a draft. */
export const invoiceRules = (
  t: TFunction<'invoicing'>,
  shared: TFunction<'documents'>
): FormRulesRecord<InvoiceValues, InvoiceValues> => ({
  ...documentRules(shared),
  dueDate: (day) => (day ? null : t('form.due_missing')),
})

/** Missing particulars before a draft can be issued: field → what to do. */
export function missingToIssue(
  values: InvoiceValues,
  t: TFunction<'invoicing'>,
  shared: TFunction<'documents'>
): Record<string, string> {
  const missing: Record<string, string> = {}
  if (!values.clientId && !values.customClient) missing.clientId = shared('form.client_missing')
  if (values.dueDate < values.date) missing.dueDate = t('form.due_before_date')
  const written = values.lines.filter((line) => line.kind === 'item' && !isBlank(line))
  if (written.length === 0) missing['lines.0.description'] = t('form.lines_missing')
  for (const [index, line] of values.lines.entries()) {
    if (lacksWords(line)) missing[`lines.${index}.description`] = t('form.description_missing')
  }
  return missing
}

const lacksWords = (line: LineValues) =>
  line.kind !== 'subtotal' && !isBlank(line) && line.description.trim() === ''
