import type { Book } from './book.js'

/** Money by other ways than the bank and the till is on its way to the bank first. */
export function moneyAccount(book: Book, method: string): string {
  if (method === 'cash') return book.account('cash')
  return book.account(method === 'bankTransfer' || method === 'directDebit' ? 'bank' : 'transit')
}
