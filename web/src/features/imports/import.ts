import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { upload } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Role } from '@/lib/session/roles'

export type Import = AnswerOf<'GET', '/api/imports/:id'>
export type ImportState = Import['state']

export const KINDS = ['clients', 'times', 'items', 'invoices', 'openings'] as const
export type Kind = (typeof KINDS)[number]

/** Where the records of a kind are seen. */
export const LISTS: Record<Kind, string> = {
  clients: '/clients',
  items: '/items',
  invoices: '/invoices',
  openings: '/clients?tab=ageing',
  times: '/tasks',
}

const TABLES =
  '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Time comes from logs and archives as well; the files of Watson have no ending. */
export const acceptedFor = (kind: Kind) => (kind === 'times' ? '' : TABLES)

/** The kinds that somebody may import: employees their own time. */
export const kindsFor = (role: Role | undefined): readonly Kind[] =>
  role === 'employee' ? ['times'] : KINDS

/** States in which Kontor works without the user: the screen refreshes. */
export const isActive = (state: ImportState | undefined) =>
  state === 'checking' || state === 'running' || state === 'undoing'

const MOVES_MS = 700

/** An import; asked for again and again while Kontor works on it. */
export function useImport(id: string) {
  return useQuery({
    ...recordQuery('/api/imports/:id', { params: { id } }),
    refetchInterval: ({ state }) => (isActive(state.data?.state) ? MOVES_MS : false),
  })
}

/** How a file is to be read; what is left out Kontor finds out. */
export interface Reading {
  encoding?: string
  delimiter?: string
  sheet?: string
}

/** Files of this tab by their imports, so that one can be read in another way without choosing it again. */
const files = new Map<string, File>()

export const fileOf = (id: string) => files.get(id)
export const forgetFile = (id: string) => files.delete(id)

export async function sendTable(kind: Kind, file: File, reading: Reading = {}) {
  const body = new FormData()
  body.append('file', file, file.name)
  const made = await upload('/api/imports', body, { query: { kind, ...reading } })
  files.set(made._id, file)
  return made
}
