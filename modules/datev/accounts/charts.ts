import {
  ALL_CATEGORIES,
  CATEGORIES,
  type Category,
  type CategoryKey,
  isBuiltIn,
} from '#modules/expenses/public'

/** DATEV's standard charts of accounts, as the header of a batch names them. */
export const CHARTS = ['03', '04'] as const
export type Chart = (typeof CHARTS)[number]

/**
 * The accounts of DATEV's standard charts SKR03 and SKR04 that Kontor books to. Those for 19 % and 7 % and for
 * tax-free sales are automatic accounts: they know their tax, so the booking has no tax key.
 */
const STANDARD = {
  revenue19: ['8400', '4400'],
  revenue7: ['8300', '4300'],
  revenueZero: ['8290', '4290'],
  revenueSmall: ['8195', '4185'],
  revenueExempt: ['8100', '4100'],
  revenueReverse: ['8337', '4337'],
  revenueReverseEu: ['8336', '4336'],
  revenueTriangular: ['8130', '4130'],
  revenueIntra: ['8125', '4125'],
  revenueExport: ['8120', '4120'],
  revenueAbroad: ['8338', '4338'],
  revenueOther: ['8200', '4200'],
  skonto19: ['8736', '4736'],
  skonto7: ['8731', '4731'],
  skontoReverse: ['8741', '4741'],
  skontoReverseEu: ['8742', '4742'],
  skontoTriangular: ['8706', '4706'],
  skontoIntra: ['8743', '4743'],
  skontoOther: ['8730', '4730'],
  receivedSkonto19: ['3736', '5736'],
  receivedSkonto7: ['3731', '5731'],
  receivedSkonto: ['3730', '5730'],
  writeOff19: ['2406', '6936'],
  writeOff7: ['2401', '6931'],
  writeOffIntra: ['2402', '6932'],
  writeOffOther: ['2400', '6930'],
  advance19: ['1718', '3272'],
  advance7: ['1711', '3260'],
  advanceOther: ['1710', '3250'],
  outputVat: ['1770', '3800'],
  inputVat: ['1570', '1400'],
  bank: ['1200', '1800'],
  cash: ['1000', '1600'],
  transit: ['1360', '1460'],
  entertainmentNotDeductible: ['4654', '6644'],
  assetPool: ['0485', '0675'],
  depreciation: ['4830', '6220'],
  depreciationAtOnce: ['4855', '6260'],
  depreciationPool: ['4862', '6264'],
  disposalWithLoss: ['2310', '6895'],
  disposalWithGain: ['2315', '4855'],
  privateWithdrawals: ['1800', '2100'],
} as const satisfies Record<string, readonly [string, string]>

export type StandardKey = keyof typeof STANDARD
/** The account of a category of expenses is `expense_` with its name. */
export type AccountKey = StandardKey | `expense_${Category}` | 'debtors' | 'creditors'

/** The key of a category that the company has added, which brings its accounts. */
export interface OwnCategoryKey {
  ownCategory: string
}
export type BookKey = AccountKey | OwnCategoryKey

export const expenseKey = (category: CategoryKey): BookKey =>
  isBuiltIn(category) ? `expense_${category}` : { ownCategory: category }

export const ACCOUNT_KEYS: AccountKey[] = [
  ...(Object.keys(STANDARD) as StandardKey[]),
  'debtors',
  'creditors',
  ...ALL_CATEGORIES.map((category) => `expense_${category}` as const),
]

/** Personal accounts have one digit more than the others and begin with these. */
const PERSONAL = { debtors: '1', creditors: '7' }
const LAST_PERSONAL = { debtors: '6', creditors: '9' }

export const isPersonal = (key: string): key is keyof typeof PERSONAL => key in PERSONAL

interface Numbering {
  chart: Chart
  /** Digits of an account, 4 to 8. */
  accountLength: number
}

/** The account that a chart has for a key. Longer accounts get zeros at their end, as DATEV does. */
export function standardAccount(key: AccountKey, { chart, accountLength }: Numbering): string {
  if (isPersonal(key)) return PERSONAL[key].padEnd(accountLength + 1, '0')
  return fourDigits(key, chart).padEnd(accountLength, '0')
}

function fourDigits(key: Exclude<AccountKey, keyof typeof PERSONAL>, chart: Chart) {
  if (key.startsWith('expense_')) {
    const { skr03, skr04 } = CATEGORIES[key.slice('expense_'.length) as Category]
    return chart === '03' ? skr03 : skr04
  }
  return STANDARD[key as StandardKey][chart === '03' ? 0 : 1]
}

/** The last number of a range: DATEV takes 1 to 6 as the first digit for clients, 7 to 9 for vendors. */
export function lastPersonalAccount(
  kind: keyof typeof PERSONAL,
  { accountLength }: Pick<Numbering, 'accountLength'>
) {
  return Number(LAST_PERSONAL[kind].padEnd(accountLength + 1, '9'))
}
