/** A postal address: BG-5, BG-8, BG-12 and BG-15. */
export interface Address {
  /** BT-35 */
  street?: string
  /** BT-36 */
  street2?: string
  /** BT-162 */
  street3?: string
  /** BT-37 */
  city?: string
  /** BT-38 */
  postalCode?: string
  /** BT-39 */
  region?: string
  /** BT-40: ISO 3166-1 alpha-2, XK for Kosovo. */
  country: string
}

/** An identifier with the list that it is from, such as ISO 6523 or, for addresses, EAS (`EM` is e-mail). */
export interface Identifier {
  value: string
  scheme?: string
}

/** BG-6 and BG-9 */
export interface Contact {
  /** BT-41 */
  name?: string
  /** BT-42 */
  phone?: string
  /** BT-43 */
  email?: string
}

/** BG-4 */
export interface SellerParty {
  /** BT-27, the legal name. */
  name: string
  /** BT-28 */
  tradingName?: string
  /** BT-29 */
  ids: Identifier[]
  /** BT-30, such as the number in the trade register. */
  registration?: Identifier
  /** BT-31 */
  vatId?: string
  /** BT-32 */
  taxNumber?: string
  /** BT-33: court, managing directors. */
  legalText?: string
  /** BT-34 */
  electronicAddress?: Identifier
  /** BG-5 */
  address: Address
  /** BG-6 */
  contact?: Contact
}

/** BG-7 */
export interface BuyerParty {
  /** BT-44, the legal name. */
  name: string
  /** BT-45 */
  tradingName?: string
  /** BT-46, the customer number. */
  id?: Identifier
  /** BT-47 */
  registration?: Identifier
  /** BT-48 */
  vatId?: string
  /** BT-49 */
  electronicAddress?: Identifier
  /** BG-8 */
  address: Address
  /** BG-9 */
  contact?: Contact
}

/** BG-10 */
export interface Payee {
  /** BT-59 */
  name: string
  /** BT-60 */
  id?: Identifier
  /** BT-61 */
  registration?: Identifier
}

/** BG-11 */
export interface TaxRepresentative {
  /** BT-62 */
  name: string
  /** BT-63 */
  vatId: string
  /** BG-12 */
  address: Address
}
