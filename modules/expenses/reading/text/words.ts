/*
 * Words on receipts in German, English and Albanian, in small letters without marks, as `TextLine.words` has them.
 */

/** Words beside the amount to be paid, the clearest ones first. */
export const TOTALS: readonly RegExp[] = [
  /zu zahl|zahlbetrag|rechnungsbetrag|bruttobetrag|endbetrag|gesamtbetrag|gesamtsumme|(amount|total|balance) (due|paid)|(grand|invoice) total|total (incl|to pay|amount)|per pagese|per t.u paguar/,
  /\b(summe|gesamt|endsumme|total|totali|brutto|shuma|gross)\b/,
]

/** Parts of a total, or money that goes back and forth. */
export const NO_TOTAL =
  /zwischen|sub.?total|netto|\bnet\b|excl|exkl|pa tvsh|ohne|rabatt|discount|zbritje|trinkgeld|\btip\b|ruckgeld|zuruck|change|gegeben|\bcash\b|\bbar\b|saved|gespart/

/** A line about VAT. */
export const VAT = /mwst|m\.w\.st|\bust\b|umsatzsteuer|mehrwertsteuer|steuer|\bvat\b|\btax\b|tvsh/

/** An amount with its VAT. */
export const WITH_VAT = /inkl|incl|einschl|brutto|gross|me tvsh/

/** The day of a receipt. */
export const DAY_LABEL = /datum|\bdate\b|\bdata\b|\bden\b/

/** The day by which it is to be paid. */
export const DUE_LABEL = /fallig|zahlbar|\bdue\b|pay by|afati|zahlungsziel/

/** Days of something else. */
export const OTHER_DAY =
  /liefer|leistung|deliver|service|einfahrt|anreise|abreise|gultig|valid|abgebucht|geburt|birth|skonto/

/** Lines that name no vendor. */
export const NO_VENDOR =
  /^(seite|page|datum|date|data|tel|fax|www|http|e-?mail|ust|vat|uid|st\.?-?nr|kunde|customer|order|bestell|fatura|pos|bill to|an:|inh)\b|@/
