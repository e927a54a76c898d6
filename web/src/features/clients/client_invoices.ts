import type { RowOf } from '#api/routes'

export type ClientInvoice = RowOf<'/api/invoices'>
