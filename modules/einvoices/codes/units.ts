import type { Language } from '#core/i18n/languages'

/** A piece: what a unit is taken for when nothing better is known. */
export const PIECE = 'C62'

/** The words that people write as units, by their code of UN/ECE Recommendation 20 and 21. The first one is ours. */
const WORDS: Record<string, Record<Language, string>> = {
  C62: {
    en: 'pcs, pc, piece, pieces, unit, units',
    de: 'Stk., Stück, St., Einheit, Einheiten',
    sq: 'copë, copa, cp, njësi',
  },
  HUR: {
    en: 'hrs, hr, h, hour, hours',
    de: 'Std., Stunde, Stunden',
    sq: 'orë, ora',
  },
  MIN: { en: 'min, minute, minutes', de: 'Min., Minute, Minuten', sq: 'minutë, minuta' },
  DAY: { en: 'day, days, d', de: 'Tag, Tage, PT, Personentag', sq: 'ditë' },
  WEE: { en: 'week, weeks', de: 'Woche, Wochen', sq: 'javë' },
  MON: { en: 'month, months', de: 'Monat, Monate', sq: 'muaj' },
  ANN: { en: 'year, years', de: 'Jahr, Jahre', sq: 'vit, vjet' },
  LS: {
    en: 'flat rate, lump sum, flat',
    de: 'pauschal, Pauschale, Psch., psch',
    sq: 'paushall',
  },
  KMT: { en: 'km', de: 'km, Kilometer', sq: 'km, kilometër' },
  MTR: { en: 'm, metre, meter', de: 'm, lfm, lfdm, Meter', sq: 'm, metër' },
  CMT: { en: 'cm', de: 'cm', sq: 'cm' },
  MMT: { en: 'mm', de: 'mm', sq: 'mm' },
  MTK: { en: 'm², m2, sqm', de: 'm², qm, Quadratmeter', sq: 'm²' },
  MTQ: { en: 'm³, m3, cbm', de: 'm³, Kubikmeter', sq: 'm³' },
  KGM: { en: 'kg', de: 'kg, Kilogramm', sq: 'kg, kilogram' },
  GRM: { en: 'g', de: 'g, Gramm', sq: 'g, gram' },
  TNE: { en: 't, tonne, tonnes', de: 't, Tonne, Tonnen', sq: 't, ton' },
  LTR: { en: 'l, litre, litres, liter', de: 'l, ltr., Liter', sq: 'l, litër, litra' },
  MLT: { en: 'ml', de: 'ml', sq: 'ml' },
  KWH: { en: 'kWh', de: 'kWh', sq: 'kWh' },
  SET: { en: 'set, sets', de: 'Set, Satz, Sätze', sq: 'set' },
  PR: { en: 'pair, pairs', de: 'Paar', sq: 'palë' },
  P1: { en: '%, percent', de: '%, Prozent', sq: '%' },
  XPK: { en: 'package, packages, pack', de: 'Paket, Pakete, Pckg., Packung', sq: 'pako' },
  XBX: { en: 'box, boxes', de: 'Karton, Kartons, Kiste', sq: 'kuti' },
  XRO: { en: 'roll, rolls', de: 'Rolle, Rollen', sq: 'rrotull' },
}

/** Other codes that mean what one of ours means. */
const ALIASES: Record<string, string> = { H87: 'C62', EA: 'C62', XPP: 'C62', NAR: 'C62' }

const plain = (word: string) => word.normalize('NFC').toLowerCase().replace(/[.\s]/g, '')

const CODES = new Map(
  Object.entries(WORDS).flatMap(([code, byLanguage]) =>
    [code, ...Object.values(byLanguage).flatMap((words) => words.split(','))].map(
      (word) => [plain(word), code] as const
    )
  )
)

/**
 * The code of a unit as people write it, in any of our languages: `Std.` → HUR, `m²` → MTK. A code stays itself.
 * @returns undefined for a word that is not known; an empty unit is a piece
 */
export function unitCode(word: string): string | undefined {
  return word.trim() === '' ? PIECE : CODES.get(plain(word))
}

/** A unit code as a word for people; a code that is not in our list stays as it is. */
export function unitWord(code: string, language: Language): string {
  const words = WORDS[ALIASES[code] ?? code]?.[language]
  return words?.split(',')[0] ?? code
}
