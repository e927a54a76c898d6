/** Active codes of ISO 4217, by the number of digits after the decimal point (their exponent). */
const CODES_BY_EXPONENT: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF
    CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG
    HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU
    MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR
    SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED
    VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
}

const EXPONENTS = new Map(
  Object.entries(CODES_BY_EXPONENT).flatMap(([exponent, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(exponent)] as const)
  )
)

/** All codes that a company may choose, sorted. */
export const CURRENCIES: readonly string[] = [...EXPONENTS.keys()].sort()

export const isCurrency = (code: unknown): code is string =>
  typeof code === 'string' && EXPONENTS.has(code)

/**
 * Digits after the decimal point: 2 for EUR, 0 for JPY, 3 for KWD (ISO 4217).
 * @throws RangeError for a code that is not in the table
 */
export function exponentOf(currency: string): number {
  const exponent = EXPONENTS.get(currency)
  if (exponent === undefined) throw new RangeError(`Unknown currency ${currency}.`)
  return exponent
}
