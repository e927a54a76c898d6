/** How a category of expenses is booked. */
interface CategoryAccounts {
  /** Account in DATEV's standard charts SKR03 and SKR04. */
  skr03: string
  skr04: string
  /** Percent of the net amount that reduces the profit; 100 where nothing is said. */
  deductiblePercent?: number
}

/**
 * The categories of expenses with their accounts in DATEV's standard charts. The order is that of the list people
 * choose from: what small firms book most comes first.
 *
 * Entertainment reduces the profit by 70 % only (§ 4 (5) no. 2 EStG); its input VAT is deducted in full
 * (§ 15 (1a) UStG).
 */
export const CATEGORIES = {
  officeSupplies: { skr03: '4930', skr04: '6815' },
  software: { skr03: '4964', skr04: '6837' },
  phone: { skr03: '4920', skr04: '6805' },
  internet: { skr03: '4925', skr04: '6810' },
  postage: { skr03: '4910', skr04: '6800' },
  goods: { skr03: '3200', skr04: '5200' },
  subcontractors: { skr03: '3100', skr04: '5900' },
  rent: { skr03: '4210', skr04: '6310' },
  energy: { skr03: '4240', skr04: '6325' },
  cleaning: { skr03: '4250', skr04: '6330' },
  vehicle: { skr03: '4530', skr04: '6530' },
  travel: { skr03: '4660', skr04: '6650' },
  mileage: { skr03: '4668', skr04: '6668' },
  perDiem: { skr03: '4664', skr04: '6664' },
  ownerMileage: { skr03: '4673', skr04: '6673' },
  ownerPerDiem: { skr03: '4674', skr04: '6674' },
  accommodation: { skr03: '4666', skr04: '6660' },
  entertainment: { skr03: '4650', skr04: '6640', deductiblePercent: 70 },
  gifts: { skr03: '4630', skr04: '6610' },
  advertising: { skr03: '4600', skr04: '6600' },
  shipping: { skr03: '4730', skr04: '6740' },
  training: { skr03: '4945', skr04: '6821' },
  books: { skr03: '4940', skr04: '6820' },
  consulting: { skr03: '4950', skr04: '6825' },
  bookkeeping: { skr03: '4955', skr04: '6830' },
  insurance: { skr03: '4360', skr04: '6400' },
  contributions: { skr03: '4380', skr04: '6420' },
  fees: { skr03: '4390', skr04: '6430' },
  bankFees: { skr03: '4970', skr04: '6855' },
  repairs: { skr03: '4805', skr04: '6470' },
  maintenance: { skr03: '4806', skr04: '6495' },
  lowValueAssets: { skr03: '4855', skr04: '6260' },
  equipment: { skr03: '0420', skr04: '0650' },
  wages: { skr03: '4100', skr04: '6000' },
  other: { skr03: '4900', skr04: '6300' },
} as const satisfies Record<string, CategoryAccounts>

export type Category = keyof typeof CATEGORIES

export const ALL_CATEGORIES = Object.keys(CATEGORIES) as Category[]

/** A built-in category, or the id of one that the company has added. */
export type CategoryKey = string

export const isBuiltIn = (key: CategoryKey): key is Category => key in CATEGORIES
