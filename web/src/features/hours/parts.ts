import { latePart } from '@/lib/parts/late_part'

/** Exports to other features. */

export { AddHoursButton } from './add_hours_button'
export type { HoursBody } from './dialog/hours_values'
export { useLineHours } from './line_hours'
export {
  amountsOf,
  covered,
  recordedOf,
  secondsOf,
  type Unbilled,
  useUnbilled,
  useUnbilledAnswer,
  withRate,
} from './unbilled'
export { useUnbilledFigure } from './unbilled_figure'
export { useBillHours } from './use_bill_hours'

export const ProjectInvoices = latePart(
  async () => (await import('./invoices/project_invoices')).ProjectInvoices
)
