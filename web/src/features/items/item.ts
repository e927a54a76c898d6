export const ITEM_TYPES = ['service', 'product'] as const

/** Something that is sold, as `/api/items` sends it. */
export interface Item {
  _id: string
  number: string
  name: string
  description: string
  type: (typeof ITEM_TYPES)[number]
  unit: string
  /** Net, in major units of the company's currency. */
  unitPrice: number
  /** Percent. */
  taxRate: number
  isArchived: boolean
  createdAt: string
}
