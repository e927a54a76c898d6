import type { Language } from '#core/i18n/languages'

/** A piece: what a unit is taken for when nothing better is known. */
export const PIECE = 'C62'

/** The words for a unit in a language, ours first: `one|many`, or one word for both. */
type Words = readonly string[]

/**
 * The units that Kontor knows, by their code of UN/ECE Recommendation 20 and 21. Forms offer some of them, documents
 * print them in the number and language that fit, and e-invoices name their codes. Any other word may be written as
 * well: it is printed as it is, and is a piece to machines.
 */
export const UNITS: Record<string, Record<Language, Words>> = {
  C62: {
    en: ['pc|pcs', 'piece|pieces', 'unit|units'],
    de: ['Stück', 'Stk.', 'St.', 'Einheit|Einheiten'],
    sq: ['copë', 'copa', 'cp', 'njësi'],
  },
  HUR: {
    en: ['hr|hrs', 'h', 'hour|hours'],
    de: ['Std.', 'Stunde|Stunden', 'h'],
    sq: ['orë', 'ora'],
  },
  MIN: { en: ['min', 'minute|minutes'], de: ['Min.', 'Minute|Minuten'], sq: ['minutë|minuta'] },
  DAY: {
    en: ['day|days', 'd'],
    de: ['Tag|Tage', 'PT', 'Personentag|Personentage'],
    sq: ['ditë'],
  },
  WEE: { en: ['week|weeks'], de: ['Woche|Wochen'], sq: ['javë'] },
  MON: { en: ['month|months'], de: ['Monat|Monate'], sq: ['muaj'] },
  ANN: { en: ['year|years'], de: ['Jahr|Jahre'], sq: ['vit|vjet'] },
  LS: {
    en: ['flat rate', 'lump sum', 'flat'],
    de: ['pauschal', 'Pauschale|Pauschalen', 'Psch.', 'psch'],
    sq: ['paushall'],
  },
  KMT: { en: ['km'], de: ['km', 'Kilometer'], sq: ['km', 'kilometër'] },
  MTR: {
    en: ['m', 'metre|metres', 'meter|meters'],
    de: ['m', 'lfm', 'lfdm', 'Meter'],
    sq: ['m', 'metër'],
  },
  CMT: { en: ['cm'], de: ['cm'], sq: ['cm'] },
  MMT: { en: ['mm'], de: ['mm'], sq: ['mm'] },
  MTK: { en: ['m²', 'm2', 'sqm'], de: ['m²', 'qm', 'Quadratmeter'], sq: ['m²'] },
  MTQ: { en: ['m³', 'm3', 'cbm'], de: ['m³', 'Kubikmeter'], sq: ['m³'] },
  KGM: { en: ['kg'], de: ['kg', 'Kilogramm'], sq: ['kg', 'kilogram'] },
  GRM: { en: ['g'], de: ['g', 'Gramm'], sq: ['g', 'gram'] },
  TNE: { en: ['t', 'tonne|tonnes'], de: ['t', 'Tonne|Tonnen'], sq: ['t', 'ton'] },
  LTR: {
    en: ['l', 'litre|litres', 'liter|liters'],
    de: ['l', 'ltr.', 'Liter'],
    sq: ['l', 'litër|litra'],
  },
  MLT: { en: ['ml'], de: ['ml'], sq: ['ml'] },
  KWH: { en: ['kWh'], de: ['kWh'], sq: ['kWh'] },
  SET: { en: ['set|sets'], de: ['Set|Sets', 'Satz|Sätze'], sq: ['set'] },
  PR: { en: ['pair|pairs'], de: ['Paar|Paare'], sq: ['palë'] },
  P1: { en: ['%', 'percent'], de: ['%', 'Prozent'], sq: ['%'] },
  XPK: {
    en: ['pack|packs', 'package|packages'],
    de: ['Paket|Pakete', 'Packung|Packungen', 'Pckg.'],
    sq: ['pako'],
  },
  XBX: { en: ['box|boxes'], de: ['Karton|Kartons', 'Kiste|Kisten'], sq: ['kuti'] },
  XRO: { en: ['roll|rolls'], de: ['Rolle|Rollen'], sq: ['rrotull|rrotulla'] },
}

/** The units that forms offer, in the order of their list. */
const OFFERED = ['C62', 'HUR', 'DAY', 'MON', 'LS', 'MTR', 'MTK', 'KMT', 'KGM', 'LTR']

/** The words that forms offer as units. */
export const offeredUnits = (language: Language): string[] =>
  OFFERED.map((code) => formsOf(UNITS[code]?.[language][0] ?? code).one)

/** A word of the list for one and for many. */
export function formsOf(word: string) {
  const [one = '', many = one] = word.split('|')
  return { one, many }
}
