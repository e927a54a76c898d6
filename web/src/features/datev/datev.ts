import type { AnswerOf } from '#api/routes'
import { useTableState } from '@/components/data_table/table_state'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'

export type DatevSettings = AnswerOf<'GET', '/api/datev/settings'>
export type DatevAccount = DatevSettings['accounts'][number]
export type DatevPreview = AnswerOf<'GET', '/api/datev/preview'>
export type DatevExport = AnswerOf<'GET', '/api/datev/exports'>[number]

/** The period, as in the address; the last month by default, which advisers usually get. */
export function useDatevPeriod() {
  const state = useTableState<'/api/datev/preview'>({ filters: ['from', 'to'] })
  const usual = daysOf('last_month', today())
  const period = {
    from: state.filters.from || usual.from,
    to: state.filters.to || usual.to,
  }
  return { state: { ...state, filters: { ...state.filters, ...period } }, period }
}

export const isMaking = (state: string | undefined) => state === 'waiting' || state === 'running'
