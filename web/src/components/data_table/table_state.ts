import { useSearchParams } from 'react-router-dom'
import type { Path, QueryOf } from '#api/routes'

export interface TableStateOptions<P extends Path<'GET'>> {
  /** The server's filters that stand in the address, e.g. `['status', 'clientId']`. */
  filters?: (keyof QueryOf<P> & string)[]
  sort?: QueryOf<P> extends { sort?: infer Sort } ? Sort & string : never
  order?: 'asc' | 'desc'
  pageSize?: number
}

/** Whether a list has nothing at all, whatever is filtered: then its empty state is shown, which has the primary action. */
export const isUnused = (
  list: { isSuccess: boolean; data?: { rows: readonly unknown[] } | undefined },
  { isFiltered, page }: Pick<TableState, 'isFiltered' | 'page'>
) => list.isSuccess && list.data?.rows.length === 0 && !isFiltered && page === 1

export interface TableState {
  page: number
  pageSize: number
  sort: string | undefined
  order: 'asc' | 'desc'
  search: string
  filters: Record<string, string>
  isFiltered: boolean
  /** Everything the server needs, ready for `listQuery(path, state.query)`. */
  query: Record<string, string | number>
  setPage: (page: number) => void
  /** Sorts by the key; the same key again turns the order round. */
  sortBy: (key: string) => void
  setSearch: (term: string) => void
  setFilter: (name: string, value: string) => void
  /** Several at once, e.g. both ends of a period. */
  setFilters: (values: Record<string, string>) => void
  clearFilters: () => void
  /** Filters, search and order as they stand in the address; empty when nothing is chosen. */
  parameters: string
  /** Takes the place of all of them. */
  applyParameters: (parameters: string) => void
}

/**
 * Paging, sorting, search and filters of a list, kept in the address: it can be linked and gone back to.
 * `useTableState<'/api/clients'>({ filters: ['archived'], sort: 'name' })` knows what that list understands.
 */
export function useTableState<P extends Path<'GET'>>(options: TableStateOptions<P>): TableState {
  const { filters: names = [], pageSize = 50 } = options
  const [parameters, setParameters] = useSearchParams()

  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const sort = parameters.get('sort') ?? options.sort
  const order = (parameters.get('order') ?? options.order) === 'desc' ? 'desc' : 'asc'
  const search = parameters.get('search') ?? ''
  const filters = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? '']))
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

  const kept = ['search', 'sort', 'order', ...names]
  const parametersOf = (from: URLSearchParams) =>
    new URLSearchParams(
      kept.flatMap((name) => {
        const value = from.get(name)
        return value ? [[name, value]] : []
      })
    )

  const change = (values: Record<string, string | undefined>) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true }
    )

  return {
    page,
    pageSize,
    sort,
    order,
    search,
    filters,
    isFiltered: search !== '' || Object.keys(chosen).length > 0,
    query: { page, pageSize, ...(sort && { sort, order }), ...(search && { search }), ...chosen },
    setPage: (next) => change({ page: next > 1 ? String(next) : undefined }),
    sortBy: (key) => change({ sort: key, order: key === sort && order === 'asc' ? 'desc' : 'asc' }),
    setSearch: (term) => change({ search: term }),
    setFilter: (name, value) => change({ [name]: value }),
    setFilters: change,
    clearFilters: () =>
      change(Object.fromEntries(['search', ...names].map((name) => [name, undefined]))),
    parameters: parametersOf(parameters).toString(),
    applyParameters: (text) => {
      const next = parametersOf(new URLSearchParams(text))
      change(Object.fromEntries(kept.map((name) => [name, next.get(name) ?? undefined])))
    },
  }
}
