import type { Category } from './categories.js'

/**
 * The lines of the German profit statement (Anlage EÜR) with the categories of expenses that belong to them, in the
 * order of the form. Each line that the form names is separate; all other costs are in `otherCosts`.
 */
export const PROFIT_LINES = {
  goods: ['goods'],
  subcontractors: ['subcontractors'],
  wages: ['wages'],
  lowValueAssets: ['lowValueAssets'],
  premises: ['rent', 'energy', 'cleaning'],
  telecommunication: ['phone', 'internet'],
  travel: ['travel', 'mileage', 'perDiem', 'accommodation'],
  ownMeals: ['ownerPerDiem'],
  training: ['training'],
  advice: ['consulting', 'bookkeeping'],
  contributions: ['insurance', 'contributions', 'fees'],
  computing: ['software', 'maintenance'],
  workMaterials: ['officeSupplies', 'postage', 'books'],
  advertising: ['advertising'],
  transport: ['shipping'],
  gifts: ['gifts'],
  entertainment: ['entertainment'],
  vehicle: ['vehicle'],
  privateVehicle: ['ownerMileage'],
  otherCosts: ['bankFees', 'repairs', 'other'],
} as const satisfies Record<string, readonly Category[]>

/** Bought for several years: it lowers the profit by its depreciation, not when it is bought (§ 4 (3) sentence 3 EStG). */
export const PROFIT_ASSETS: readonly Category[] = ['equipment']

export type ProfitLine = keyof typeof PROFIT_LINES
export const ALL_PROFIT_LINES = Object.keys(PROFIT_LINES) as ProfitLine[]

/** Lines with rules of their own: a limit, a table, a register. The built-in categories follow these rules. */
const WITH_RULES = ['lowValueAssets', 'ownMeals', 'entertainment', 'privateVehicle'] as const
type LineWithRules = (typeof WITH_RULES)[number]

/** The lines that categories of a company may belong to. */
export const OPEN_PROFIT_LINES = ALL_PROFIT_LINES.filter(
  (line): line is Exclude<ProfitLine, LineWithRules> => !WITH_RULES.some((one) => one === line)
)
