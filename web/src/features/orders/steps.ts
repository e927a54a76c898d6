import type { OrderRow } from './order'

/** Possible steps for an order confirmation. */
export type Step = 'send' | 'issue' | 'edit' | 'bill' | 'deliver' | 'cancel' | 'delete'

/** The steps that the server allows for an order in its current state, the most useful one first. */
export function stepsOf({ status }: Pick<OrderRow, 'status'>): Step[] {
  if (status === 'Draft') return ['send', 'edit', 'issue', 'delete']
  if (status === 'Issued') return ['bill', 'deliver', 'send', 'cancel']
  if (status === 'Invoiced') return ['deliver', 'send']
  return []
}

export const DANGEROUS: readonly Step[] = ['cancel', 'delete']
