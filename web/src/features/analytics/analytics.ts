import type { AnswerOf } from '#api/routes'
import { useTableState } from '@/components/data_table/table_state'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'

export type Report = AnswerOf<'GET', '/api/analytics/:tab'>
export type ReportFigure = Report['figures'][number]
export type ReportTable = Report['tables'][number]
export type ReportRow = ReportTable['rows'][number]
export type ReportCell = ReportRow['cells'][number]
export type ReportLink = NonNullable<ReportCell['link']>
export type Unit = ReportFigure['unit']

export const TABS = [
  'revenue',
  'clients',
  'items',
  'receivables',
  'taxes',
  'expenses',
  'profit',
  'projects',
  'team',
] as const
export type Tab = (typeof TABS)[number]

export const COMPARISONS = ['none', 'previous', 'year'] as const
export const BASES = ['invoiced', 'received'] as const

/** The parts of the address that all tabs share. */
export const FILTERS = ['from', 'to', 'compare', 'basis', 'currency'] as const

/** The chosen period, comparison, basis and currency as they stand in the address; this year when nothing is chosen. */
export function useReportState() {
  const state = useTableState<'/api/analytics/:tab'>({ filters: [...FILTERS] })
  const { from, to, compare, basis, currency } = state.filters
  const year = daysOf('year', today())
  const query = {
    from: from || year.from,
    to: to || year.to,
    compare: COMPARISONS.find((one) => one === compare) ?? 'year',
    basis: BASES.find((one) => one === basis) ?? 'invoiced',
    ...(currency && { currency }),
  }
  return { state: { ...state, filters: { ...state.filters, ...query } }, query }
}

export type ReportQuery = ReturnType<typeof useReportState>['query']
