import type { Category } from '#modules/expenses/public'

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
  travel: ['travel', 'accommodation'],
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
  otherCosts: ['bankFees', 'repairs', 'other'],
} as const satisfies Record<string, readonly Category[]>

/** Bought for several years: it lowers the profit by its depreciation, not when it is bought (§ 4 (3) sentence 3 EStG). */
export const ASSETS: readonly Category[] = ['equipment']
