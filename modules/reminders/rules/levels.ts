import { LANGUAGES, type Language } from '#core/i18n/languages'
import { rawText } from '#core/i18n/translate'
import { type Minor, minor, NOTHING } from '#core/money/minor'

/** The texts of a reminder, with the placeholders of `LEVEL_VARIABLES`. */
export interface LevelTexts {
  /** Title of the letter and subject of its mail. */
  subject: string
  intro: string
  closing: string
}

/** One step of chasing an invoice. */
export interface ReminderLevel {
  /** From 1. An invoice is reminded once of each level, in this order. */
  position: number
  /**
   * Days after the due date (a notice before it: negative) as long as nothing was sent past the due date;
   * after that days since the last reminder left.
   */
  days: number
  /**
   * The whole fee for reminding: it replaces the fee of earlier levels. In minor units of `currency`; documents in
   * another currency have none.
   */
  fee: Minor
  currency: string
  /** Default interest, § 288 (1) and (2) BGB. */
  chargesInterest: boolean
  /** 40 EUR from businesses, § 288 (5) BGB. */
  chargesFlatSum: boolean
  /** Days until the new payment date. */
  paymentDays: number
  texts: Record<Language, LevelTexts>
}

/** A level as a company has written it: a language without a subject has no texts of its own. */
export interface EnteredLevel extends ReminderLevel {
  entered: ReminderLevel['texts']
}

/** A fee covers what reminding really costs: 2 to 3 EUR are usual, and what first causes default is free. */
const USUAL_FEE = minor(250n)

const DEFAULTS = [
  { days: 7, fee: NOTHING, chargesInterest: false, paymentDays: 7 },
  { days: 14, fee: USUAL_FEE, chargesInterest: false, paymentDays: 7 },
  { days: 14, fee: USUAL_FEE, chargesInterest: true, paymentDays: 7 },
]

/** The levels of a company that has set none: a friendly reminder, then two that cost something. */
export const defaultLevels = ({ currency }: { currency: string }): EnteredLevel[] =>
  DEFAULTS.map(({ fee, ...level }, index) => {
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [language, textsOf(index + 1, language)])
    ) as ReminderLevel['texts']
    return {
      ...level,
      position: index + 1,
      fee: currency === 'EUR' ? fee : NOTHING,
      currency,
      chargesFlatSum: false,
      texts,
      entered: texts,
    }
  })

function textsOf(level: number, language: Language): LevelTexts {
  const text = (name: string) => rawText(language, `reminders:levels.${level}.${name}`)
  return { subject: text('subject'), intro: text('intro'), closing: text('closing') }
}
