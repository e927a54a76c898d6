import type { AnswerOf, QueryOf, RowOf } from '#api/routes'

/** A client's account in one currency: a page of its entries, and the sums over its range. */
export type Account = AnswerOf<'GET', '/api/clients/:id/ledger'>
export type AccountEntry = Account['entries'][number]
export type AccountQuery = QueryOf<'/api/clients/:id/ledger'>
/** Open amounts by days past due, in major units. */
export type Ageing = Account['ageing']
/** The same account as its client sees it. */
export type SharedLedger = AnswerOf<'POST', '/api/shared-ledger/show'>
/** An open document of the client: an invoice to pay, an offer to answer, or an order confirmation. */
export type WaitingDocument = SharedLedger['waiting'][number]
export type OpeningBalance = AnswerOf<'GET', '/api/clients/:id/opening-balances'>[number]
export type HistoryEvent = RowOf<'/api/clients/:id/history'>
export type ClientMail = RowOf<'/api/clients/:id/mails'>
export type Summary = AnswerOf<'GET', '/api/clients/:id/summary'>

/** The client whose account it is, as far as this feature needs it. */
export interface AccountClient {
  _id: string
  name: string
}

export const AGES = ['notDue', 'days30', 'days60', 'days90', 'older'] as const
