import { latePart } from '@/lib/parts/late_part'

/** Loaded when a reason is first asked for. */
export const ReasonDialog = latePart(
  async () => (await import('./components/reason_dialog')).ReasonDialog
)
