import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'

/** The page of direct debit files. */
export const COLLECTIONS = '/invoices/collections'

/** Queries that show something else after a change of a file. */
export const AFFECTED = ['/api/collections', '/api/invoices', '/api/payments', '/api/bank-entries']

export type CollectionRow = RowOf<'/api/collections'>
export type Collection = AnswerOf<'GET', '/api/collections/:id'>
export type Debit = Collection['debits'][number]
export type Candidate = RowOf<'/api/collections/candidates'>

export const COLLECTION_STATES = ['open', 'sent', 'withdrawn'] as const

const KINDS: Record<CollectionRow['state'], StatusKind> = {
  open: 'open',
  sent: 'partly',
  withdrawn: 'void',
}

export const kindOf = (state: CollectionRow['state']) => KINDS[state]

/** The usual reasons for which a direct debit comes back, the most frequent first. */
export const RETURN_REASONS = [
  'AM04',
  'AC01',
  'AC04',
  'AC06',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'MS03',
  'SL01',
] as const

/** Saves the file for the bank. */
export async function saveCollectionFile(id: string) {
  const { file, name } = await download('/api/collections/:id/file', { params: { id } })
  saveFile(file, name)
}
