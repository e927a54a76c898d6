import { api, download, upload } from '@/lib/server/api'

/** The kind of record that files belong to, with the calls for them. */
export interface ReceiptPlace {
  /** The list that shows something else once files change. */
  path: '/api/expenses' | '/api/expense-claims'
  send: (id: string, file: FormData) => Promise<unknown>
  load: (id: string, receiptId: string) => ReturnType<typeof download>
  remove: (id: string, receiptId: string) => Promise<unknown>
}

export const EXPENSE_FILES: ReceiptPlace = {
  path: '/api/expenses',
  send: (id, file) => upload('/api/expenses/:id/receipts', file, { params: { id } }),
  load: (id, receiptId) =>
    download('/api/expenses/:id/receipts/:receiptId', { params: { id, receiptId } }),
  remove: (id, receiptId) =>
    api('DELETE', '/api/expenses/:id/receipts/:receiptId', { params: { id, receiptId } }),
}

/** Files of a receipt that was handed in. */
export const CLAIM_FILES: ReceiptPlace = {
  path: '/api/expense-claims',
  send: (id, file) => upload('/api/expense-claims/:id/receipts', file, { params: { id } }),
  load: (id, receiptId) =>
    download('/api/expense-claims/:id/receipts/:receiptId', { params: { id, receiptId } }),
  remove: (id, receiptId) =>
    api('DELETE', '/api/expense-claims/:id/receipts/:receiptId', { params: { id, receiptId } }),
}
