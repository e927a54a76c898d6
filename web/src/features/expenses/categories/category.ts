import type { BodyOf, RowOf } from '#api/routes'

export const CATEGORIES = '/expense-categories'

export type CategoryRow = RowOf<'/api/expense-categories'>
/** One that the company has added. */
export type OwnCategory = CategoryRow & { name: string; version: number }
export type ProfitLine = BodyOf<'POST', '/api/expense-categories'>['profitLine']

/** In the order of the form. */
export const PROFIT_LINES = [
  'goods',
  'subcontractors',
  'wages',
  'premises',
  'telecommunication',
  'travel',
  'training',
  'advice',
  'contributions',
  'computing',
  'workMaterials',
  'advertising',
  'transport',
  'gifts',
  'vehicle',
  'otherCosts',
] as ProfitLine[]

/** A change of a category changes what shows or counts its expenses. */
export const AFFECTED = ['/api/expense-categories', '/api/expenses', '/api/analytics']

export const isOwn = (row: CategoryRow): row is OwnCategory => row.name !== null

export interface CategoryValues {
  name: string
  skr03: string
  skr04: string
  profitLine: ProfitLine
}

export const categoryValues = (category: OwnCategory | undefined): CategoryValues => ({
  name: category?.name ?? '',
  skr03: category?.skr03 ?? '',
  skr04: category?.skr04 ?? '',
  profitLine: PROFIT_LINES.find((line) => line === category?.profitLine) ?? 'otherCosts',
})
