import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { type Query, request, requestWithHeaders } from './api'

/** Data is fresh for 5 minutes, kept for 10, asked again once on failure, not on focus (spec, section 9). */
export function newQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, { queryKey }) => console.warn('Not loaded:', queryKey, failure),
    }),
    defaultOptions: {
      queries: {
        staleTime: 300_000,
        gcTime: 600_000,
        retry: 1,
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** One page of a list, with what its headers tell about the whole filtered set. */
export interface ListAnswer<Row> {
  rows: Row[]
  /** Rows of the filtered set on all pages. */
  total: number
  /** Sums of the filtered set, in major units, by currency. */
  totals: Record<string, Record<string, number>>
}

/**
 * Options for `useQuery`: one record or answer. The key begins with the path, so
 * `queryClient.invalidateQueries({ queryKey: ['/api/clients'] })` reaches lists and records alike.
 */
export function recordQuery<T>(path: string, query: Query = {}) {
  const [, root, ...rest] = path.slice(1).split('/')
  return queryOptions({
    queryKey: [`/api/${root}`, rest.join('/'), query],
    queryFn: ({ signal }) => request<T>('GET', path, { query, signal }),
  })
}

/** Options for `useQuery`: a list, its total count and its totals. */
export function listQuery<Row>(path: string, query: Query = {}) {
  const [, root, ...rest] = path.slice(1).split('/')
  return queryOptions({
    queryKey: [`/api/${root}`, 'list', rest.join('/'), query],
    queryFn: async ({ signal }): Promise<ListAnswer<Row>> => {
      const { body, headers } = await requestWithHeaders<Row[]>('GET', path, { query, signal })
      return {
        rows: body,
        total: Number(headers.get('x-total-count') ?? body.length),
        totals: JSON.parse(headers.get('x-totals') ?? '{}'),
      }
    },
  })
}
