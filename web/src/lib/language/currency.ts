/** Currencies of ISO 4217 whose smallest unit is not a hundredth. `Intl` goes by habit and prints Lekë without any. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const WITH_THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

/** Digits after the decimal point: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string) {
  if (WITHOUT_DECIMALS.includes(currency)) return 0
  return WITH_THREE_DECIMALS.includes(currency) ? 3 : 2
}
