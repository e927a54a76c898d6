/*
 * Words about Skonto in German, English and Albanian, in small letters without marks, as `TextLine.words` has them.
 */

/** A discount for paying early; a discount or `zbritje` alone may also be one on the price. */
export const SKONTO =
  /skonto|(?:cash|early payment|prompt payment) discount|discount (?:of \S+ ?% )?(?:within|if|for pay|for prompt|for early|applies)|zbritje.{0,20}(?:pages|paguhet)|(?:pages|paguhet).{0,60}zbritje/

/** Of other offers, of deliveries, of interest, and of Skonto that nobody gets. */
export const NO_SKONTO =
  /\bkein|\bnicht\b|ohne (?:\w+ )?(?:abzug|skonto)|\bno (?:cash )?discount|\bnot\b|\bnuk\b|pa (?:skonto|zbritje)|liefer|leistung|deliver|dorezim|bestell|auftrag|\border|voucher|gutschein|coupon|porosi|verzug|zins|interest|\blate\b|kamat|rabatt|garantie|warranty/

const DAYS = String.raw`\d{1,3} ?(?:tagen?|days?|dite(?:ve|sh)?)`
const WITHIN = `(?:(?:innerhalb|binnen|within|in|brenda|bis(?: zum)?|by|deri (?:me)?) (?:von )?)?`
const WHEN = String.raw`(?:${DAYS}|\d{1,2}\.\d{1,2}\.\d{2,4})`

/** The term for paying in full. */
export const IN_FULL = new RegExp(
  String.raw`${WITHIN}${WHEN} (?:rein )?(?:netto|net\b|neto|ohne (?:jeden )?abzug)|\b(?:rein )?(?:netto|net|neto)(?: kasse)? ${WITHIN}(?:${WHEN}|\d{1,3}\b(?![.,]\d| ?%))`,
  'g'
)

/** `2/10 net 30`: percent, days, days for paying in full. */
export const SHORTHAND =
  /(?<![\d/.,])(?<percent>\d{1,2}(?:\.\d{1,2})?)\/(?<days>\d{1,3}),? (?:net |n\/)\d{1,3}(?![\d/])/g

/** A rate of VAT with its name. */
export const VAT_RATE =
  /\d{1,2}(?:[.,]\d{1,2})? ?% (?:mwst|m\.w\.st|ust\b|umsatzsteuer|mehrwertsteuer|vat\b|tvsh)\.?/g

export const PERCENT =
  /(?<![\d.,])(?<percent>\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|prozent|per ?cent|perqind)/g

export const TERM_IN_DAYS =
  /(?<![\d.,])(?<count>\d{1,3}) ?(?:kalender|calendar )?(?<unit>tag|day|dite|woche|week|jave)/g

/** Numbers that terms write as words. */
export const NUMBERS: Readonly<Record<string, string>> = {
  einer: '1',
  one: '1',
  nje: '1',
  sieben: '7',
  seven: '7',
  shtate: '7',
  acht: '8',
  eight: '8',
  tete: '8',
  zehn: '10',
  ten: '10',
  dhjete: '10',
  vierzehn: '14',
  fourteen: '14',
}

/** Between what is offered and what is asked otherwise. */
export const CLAUSES = /[;|·•]|,(?!\d)|(?<!\d)\.\s|(?<=\d{4})\.\s| (?:oder|or|ose|danach|sonst) /

/** Half a sentence that the next line ends. */
export const CONDITION = /^(?:bei|if|for|nese|per) /

/** A point behind these ends no sentence. */
export const ABBREVIATIONS =
  /\b(abzgl|zzgl|inkl|exkl|incl|excl|max|min|ca|bzw|ggf|gem|evtl|lt|mwst|ust)\./g
