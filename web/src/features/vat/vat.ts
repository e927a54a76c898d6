import type { AnswerOf, RowOf } from '#api/routes'
import { useTableState } from '@/components/data_table/table_state'
import { useSettings } from '@/lib/settings'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'

export type VatSummary = AnswerOf<'GET', '/api/reports/vat'>
export type VatTable = VatSummary['tables'][number]
export type VatRate = VatTable['rates'][number]
export type VatDueTable = AnswerOf<'GET', '/api/reports/vat/due'>['tables'][number]
export type VatReturn = AnswerOf<'GET', '/api/reports/vat/return'>
export type RecapitulativeStatement = AnswerOf<'GET', '/api/reports/vat/recapitulative'>
export type VatReturnLine = VatReturn['lines'][number]
export type ReportedMonth = AnswerOf<'GET', '/api/reports/vat/months'>[number]
export type ReportedReturn = AnswerOf<'GET', '/api/reports/vat/reports'>[number]
export type VatEntry = RowOf<'/api/reports/vat/entries'>

export const BASES = ['accrual', 'cash'] as const
export const INTERVALS = ['month', 'quarter', 'year'] as const

const FILTERS = ['from', 'to', 'basis', 'interval'] as const

/** The selected report, as in the address; by default this year, as the company's settings say. */
export function useVatState() {
  const state = useTableState<'/api/reports/vat'>({ filters: [...FILTERS] })
  const { from, to, basis, interval } = state.filters
  const year = daysOf('year', today())
  const { vatBasis = 'accrual', vatInterval = 'quarter' } = useSettings().data?.preferences ?? {}
  const query = {
    from: from || year.from,
    to: to || year.to,
    basis: BASES.find((one) => one === basis) ?? vatBasis,
    interval: INTERVALS.find((one) => one === interval) ?? vatInterval,
  }
  // The period that is shown is the one that the filter names.
  return { state: { ...state, filters: { ...state.filters, ...query } }, query }
}

type Query = ReturnType<typeof useVatState>['query']

/** Where the documents behind a figure are. @param figure the days, currency, category and rate that it is of */
export function entriesAddress(
  { basis, from, to }: Query,
  figure: { from?: string; to?: string; currency: string; category?: string; rate?: number }
) {
  const values = { basis, from, to, ...figure }
  const text = Object.entries(values).map(([name, value]) => [name, String(value)])
  return `/vat/entries?${new URLSearchParams(text)}`
}
