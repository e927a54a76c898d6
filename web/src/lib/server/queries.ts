import { QueryCache, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, ListPath, Optional, Path, QueryOf, RequestOf, RowOf } from '#api/routes'
import { fillPath, type RequestOptions, sendForJson } from './send'

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

/** One page of a list, with the facts in its headers about the whole filtered set. */
export interface ListAnswer<Row> {
  rows: Row[]
  /** Rows of the filtered set on all pages. */
  total: number
  /** Sums of the filtered set, in major units, by currency. */
  totals: Record<string, Record<string, number>>
}

/** The result of {@link listQuery}, for components that show rows of any list. */
export interface ListQuery<Row> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<ListAnswer<Row>>
}

/**
 * Options for `useQuery`: one record or answer. The key begins with the path, so
 * `queryClient.invalidateQueries({ queryKey: ['/api/clients'] })` reaches lists and records alike.
 */
export function recordQuery<P extends Path<'GET'>>(
  path: P,
  ...[options]: Optional<RequestOf<'GET', P>>
) {
  const { params, query = {} }: RequestOptions = options ?? {}
  const [, root, ...rest] = fillPath(path, params).slice(1).split('/')
  return queryOptions({
    queryKey: [`/api/${root}`, rest.join('/'), query],
    queryFn: async ({ signal }) =>
      (await sendForJson<AnswerOf<'GET', P>>('GET', path, { params, query, signal })).body,
  })
}

/** Options for `useQuery`: a list, its total count and its totals. */
export function listQuery<P extends ListPath>(path: P, query?: QueryOf<P>): ListQuery<RowOf<P>> {
  const [, root, ...rest] = path.slice(1).split('/')
  return {
    queryKey: [`/api/${root}`, 'list', rest.join('/'), query ?? {}],
    queryFn: async ({ signal }) => {
      const { body, headers } = await sendForJson<RowOf<P>[]>('GET', path, { query, signal })
      return {
        rows: body,
        total: Number(headers.get('x-total-count') ?? body.length),
        totals: JSON.parse(headers.get('x-totals') ?? '{}'),
      }
    },
  }
}
