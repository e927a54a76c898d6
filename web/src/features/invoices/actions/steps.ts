import type { InvoiceRow } from '../invoice'

/** What can be done with an invoice. */
export type Step =
  | 'issue'
  | 'edit'
  | 'send'
  | 'pay'
  | 'download'
  | 'duplicate'
  | 'repeat'
  | 'cancel'
  | 'void'
  | 'delete'

/** The steps that the server allows for an invoice as it stands, the next sensible one first. */
export function stepsOf({ kind, status, sentAt, paid, isOverdue }: InvoiceRow): Step[] {
  if (status === 'Draft') return ['issue', 'edit', 'download', 'duplicate', 'repeat', 'delete']
  if (kind !== 'invoice') return sentAt ? ['download', 'send'] : ['send', 'download']
  if (status === 'Cancelled' || status === 'Void') return ['download', 'duplicate', 'repeat']
  if (status === 'Paid') return ['download', 'send', 'duplicate', 'repeat', 'cancel']

  const isWaited = sentAt !== null || paid > 0 || isOverdue
  const next: Step[] = isWaited ? ['pay', 'send'] : ['send', 'pay']
  const canBeWithdrawn = !sentAt && paid === 0
  return [
    ...next,
    'download',
    'duplicate',
    'repeat',
    'cancel',
    ...(canBeWithdrawn ? (['void'] as const) : []),
  ]
}

export const DANGEROUS: Step[] = ['cancel', 'void', 'delete']
