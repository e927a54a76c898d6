import type { Invoice, InvoiceRow } from '../invoice'

/** Possible steps for an invoice. */
export type Step =
  | 'issue'
  | 'edit'
  | 'send'
  | 'pay'
  | 'download'
  | 'deliver'
  | 'duplicate'
  | 'replace'
  | 'repeat'
  | 'writeOff'
  | 'takeWriteOffBack'
  | 'finish'
  | 'credit'
  | 'link'
  | 'revoke'
  | 'archive'
  | 'restore'
  | 'cancel'
  | 'void'
  | 'delete'

/** A row of the list, or the whole invoice, of which more is known. */
type Standing = InvoiceRow &
  Partial<Pick<Invoice, 'finalInvoice' | 'creditNotes' | 'hasLink' | 'replacedBy'>>

export const DANGEROUS: Step[] = ['cancel', 'void', 'delete']

/** The steps that the server allows for an invoice in its current state, the most useful one first. */
export function stepsOf(invoice: Standing): Step[] {
  const steps = ownSteps(invoice)
  const further = [...linkStepsOf(invoice), ...archiveStepsOf(invoice)]
  // Before what is dangerous.
  const at = steps.findIndex((step) => DANGEROUS.includes(step))
  return at < 0 ? [...steps, ...further] : steps.toSpliced(at, 0, ...further)
}

function linkStepsOf({ status, hasLink }: Standing): Step[] {
  if (status === 'Draft' || status === 'Void') return []
  return hasLink ? ['link', 'revoke'] : ['link']
}

function archiveStepsOf(invoice: Standing): Step[] {
  if (!isFinished(invoice)) return []
  return [invoice.isArchived ? 'restore' : 'archive']
}

/** Nothing is owed any more: it can be put out of sight. */
export const isFinished = ({ status }: Pick<InvoiceRow, 'status'>) =>
  status === 'Paid' || status === 'Cancelled' || status === 'Void'

function ownSteps(invoice: Standing): Step[] {
  const { kind, stage, status, sentAt, paid, writtenOff, isOverdue, isVoidable, replacedBy } =
    invoice
  if (status === 'Draft') return ['issue', 'edit', 'download', 'duplicate', 'repeat', 'delete']
  if (kind !== 'invoice') return sentAt ? ['download', 'send'] : ['send', 'download']
  if (status === 'Void') return ['download', 'duplicate', 'repeat']
  if (status === 'Cancelled') {
    return [...(replacedBy ? [] : (['replace'] as const)), 'download', 'duplicate', 'repeat']
  }
  const { finish, takeBack } = correctionsOf(invoice)
  const back: Step[] = [...(writtenOff > 0 ? (['takeWriteOffBack'] as const) : []), ...takeBack]
  // A part that is asked for in advance delivers nothing.
  const deliver: Step[] = stage === 'downPayment' ? [] : ['deliver']
  if (status === 'Paid') {
    return [...finish, 'download', 'send', ...deliver, 'duplicate', 'repeat', ...back]
  }

  const isWaited = sentAt !== null || paid > 0 || isOverdue
  const next: Step[] = isWaited ? ['pay', 'send'] : ['send', 'pay']
  const canBeVoided = isVoidable && takeBack.includes('cancel')
  return [
    ...next,
    ...finish,
    'download',
    ...deliver,
    'duplicate',
    'repeat',
    'writeOff',
    ...back,
    ...(canBeVoided ? (['void'] as const) : []),
  ]
}

/** A down payment leads to the final invoice and stays as it is then; what was credited is not cancelled. */
function correctionsOf({ stage, finalInvoice, creditNotes = [] }: Standing) {
  if (finalInvoice) return { finish: [], takeBack: [] as Step[] }
  const takeBack: Step[] = creditNotes.length > 0 ? ['credit'] : ['credit', 'cancel']
  return { finish: stage === 'downPayment' ? (['finish'] as const) : [], takeBack }
}
