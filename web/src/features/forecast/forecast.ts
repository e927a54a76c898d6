import type { AnswerOf } from '#api/routes'
import { useTableState } from '@/components/data_table/table_state'

export type Forecast = AnswerOf<'GET', '/api/forecast'>
export type ForecastPeriod = Forecast['months'][number]
export type Source = ForecastPeriod['sources'][number]['source']
export type ForecastItem = AnswerOf<'GET', '/api/forecast/items'>['items'][number]
export type ForecastSettings = Forecast['settings']
export type PlannedPayment = AnswerOf<'GET', '/api/planned-payments'>[number]
export type Scenario = AnswerOf<'GET', '/api/forecast-scenarios'>[number]
export type ScenarioChange = Scenario['changes'][number]
export type Strip = AnswerOf<'GET', '/api/forecast/strip'>

export const HORIZONS = ['3', '6', '12'] as const
export const TIMINGS = ['habit', 'due'] as const

/** Queries that are outdated after a change of the forecast's own records. */
export const AFFECTED = ['/api/forecast', '/api/planned-payments']

/** The view as the address has it: by default six months, as clients usually pay. */
export function useForecastState() {
  const state = useTableState<'/api/forecast'>({ filters: ['months', 'by', 'scenario'] })
  const { months, by, scenario } = state.filters
  return {
    setFilter: state.setFilter,
    scenario: scenario ?? '',
    query: {
      months: HORIZONS.find((one) => one === months) ?? '6',
      by: TIMINGS.find((one) => one === by) ?? 'habit',
      ...(scenario && { scenario }),
    },
  }
}

export type ForecastState = ReturnType<typeof useForecastState>

/** Where the record behind a payment is shown; undefined for what has no page of its own. */
export function addressOf(link: ForecastItem['link']): string | undefined {
  if (!link) return undefined
  const { type, id } = link
  switch (type) {
    case 'invoice':
      return `/view/invoices/${id}`
    case 'recurring':
      return `/recurring-invoices/${id}`
    case 'estimate':
      return `/view/estimates/${id}`
    case 'proposal':
      return `/view/proposals/${id}`
    case 'project':
      return `/projects/${id}`
    case 'expense':
      return `/expenses/${id}`
    case 'recurringExpense':
      return `/expenses/recurring?edit=${id}`
    case 'vat':
      return '/vat'
    case 'plannedPayment':
      return undefined
  }
}
