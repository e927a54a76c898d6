/**
 * The kind of record that a live event (`GET /api/events`) is about. A feature's manifest in the web app lists the
 * kinds that make its answers outdated.
 */
export type LiveKind =
  | 'bankEntry'
  | 'bankStatement'
  | 'client'
  | 'deliveryNote'
  | 'estimate'
  | 'expense'
  | 'forecast'
  | 'import'
  | 'invoice'
  | 'item'
  | 'mail'
  | 'payment'
  | 'person'
  | 'project'
  | 'proposal'
  | 'recurring'
  | 'reminder'
  | 'settings'
  | 'task'
  | 'timer'
