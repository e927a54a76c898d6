import type { Routes } from './routes.js'

/*
 * Checked by `npm run typecheck`: the generated client knows what every route takes and answers, down to the last
 * member. A controller that answers by `response.ok(…)` leaves `void` here, one that hands on a row of an untyped
 * query leaves `any`, and so does `vine.any()`.
 */

/** They answer with a file, a picture or a stream of events. */
type NotJson =
  | 'GET /api/events'
  | 'GET /api/openapi.json'
  | 'GET /api/docs'
  | 'GET /api/docs/:tag'
  | 'GET /api/mcp'
  | 'POST /api/mcp'
  | 'DELETE /api/mcp'
  | 'GET /api/files/logo/:company/:picture'
  | 'GET /api/clients/:id/personal-data/zip'
  | 'GET /api/clients/:id/statement/pdf'
  | 'GET /api/files/proposals/:company/:picture'
  | 'GET /api/proposals/:id/pdf'
  | 'GET /api/proposals/:id/signature'
  | 'POST /api/shared-proposals/pdf'
  | 'GET /api/estimates/:id/pdf'
  | 'GET /api/estimates/:id/picture'
  | 'GET /api/estimates/:id/signature'
  | 'POST /api/document-samples/picture'
  | 'POST /api/offers/pdf'
  | 'POST /api/shared-ledger/pdf'
  | 'GET /api/statements/:id/pdf'
  | 'GET /api/orders/:id/pdf'
  | 'GET /api/orders/:id/picture'
  | 'POST /api/shared-orders/pdf'
  | 'GET /api/delivery-notes/:id/pdf'
  | 'GET /api/delivery-notes/:id/picture'
  | 'GET /api/delivery-notes/:id/signature'
  | 'POST /api/shared-invoices/attachment'
  | 'POST /api/shared-invoices/file'
  | 'POST /api/shared-invoices/picture'
  | 'POST /api/invoices/batch/files'
  | 'GET /api/invoices/:id/pdf'
  | 'GET /api/invoices/:id/picture'
  | 'GET /api/invoices/:id/timesheet'
  | 'GET /api/invoices/:id/xml'
  | 'GET /api/metrics'
  | 'GET /api/calendar/:key'
  | 'GET /api/employees/:id/month.csv'
  | 'GET /api/employees/:id/month.pdf'
  | 'GET /api/expense-claims/:id/receipts/:receiptId'
  | 'GET /api/expenses/:id/receipts/:receiptId'
  | 'GET /api/invoices/:id/attachments/:attachmentId'
  | 'GET /api/tasks/:id/files/:fileId'
  | 'POST /api/invoices/picture'
  | 'POST /api/invoices/:id/credit-notes/picture'
  | 'GET /api/exports/:kind'
  | 'GET /api/company-exports/:id/file'
  | 'GET /api/datev/exports/:id/file'
  | 'GET /api/procedures/pdf'
  | 'GET /api/procedures/agreement/pdf'
  | 'POST /api/vault/file'
  | 'GET /api/admin/company-deletions/:id/exports/:exportId/file'
  | 'GET /api/reports/vat.csv'
  | 'GET /api/analytics/:tab/:table/csv'
  | 'GET /api/analytics/:tab/pdf'
  | 'GET /api/forecast.csv'
  | 'GET /api/imports/:id/faults.csv'
  | 'POST /api/assistant/chat'
  | 'POST /api/estimates/picture'
  | 'POST /api/delivery-notes/picture'
  | 'POST /api/orders/picture'
  | 'GET /api/reminders/:id/pdf'
  | 'GET /api/reminders/:id/picture'
  | 'GET /api/reminders/due/picture'
  | 'POST /api/reminders/rules/picture'

type IsAny<T> = 0 extends 1 & T ? true : false
type IsUnknown<T> = unknown extends T ? true : false

/** The places whose type is not known, or that JSON would change on its way. */
type Unclear<T, Place extends string> =
  IsAny<T> extends true
    ? `${Place} is any`
    : IsUnknown<T> extends true
      ? `${Place} is unknown`
      : T extends string | number | boolean | null | undefined
        ? never
        : T extends readonly (infer Entry)[]
          ? Unclear<Entry, `${Place}[]`>
          : T extends object
            ? T extends Date | ((...parameters: never[]) => unknown)
              ? `${Place} is not JSON`
              : { [Key in keyof T & string]-?: Unclear<T[Key], `${Place}.${Key}`> }[keyof T &
                  string]
            : `${Place} is void or not JSON`

type Route = Exclude<keyof Routes, `HEAD ${string}`>
type UnclearAnswers = {
  [Key in Exclude<Route, NotJson>]: Unclear<Routes[Key]['response'], `The answer of ${Key}`>
}[Exclude<Route, NotJson>]
type UnclearRequests = {
  [Key in Route]: Unclear<Routes[Key]['body' | 'query'], `What ${Key} takes`>
}[Route]

type None<Found extends never> = Found
/** An error here names a place that is not clear. */
export type NothingIsUnclear = None<UnclearAnswers | UnclearRequests>
