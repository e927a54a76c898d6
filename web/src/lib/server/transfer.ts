import { saveFile } from '../csv'
import { download } from './api'

/** Kinds of records that whole lists of can be saved and read in. */
export type TransferKind = 'clients' | 'items' | 'invoices'

/** For the menu of a list: `transfer={transferOf('clients', state.query)}`. @param query its filters */
export const transferOf = (kind: TransferKind, query: Record<string, string | number>) => ({
  importAt: importAddress(kind),
  exportAll: async (format: 'csv' | 'xlsx') => {
    const { page: _, pageSize: __, ...filters } = query
    const { file, name } = await download('/api/exports/:kind', {
      params: { kind },
      query: { ...filters, format },
    })
    saveFile(file, name)
  },
})

/** Where a file of such records is read in. */
export const importAddress = (kind: TransferKind) => `/imports?kind=${kind}`
