/** SEPA knows one currency. */
export const SEPA_CURRENCY = 'EUR'
