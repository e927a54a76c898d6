import type { AnswerOf } from '#api/routes'
import type { Language } from '@/lib/language/languages'
import { namedPlaceholders, shownPlaceholders, type Variable } from '@/lib/placeholders'
import { recordQuery } from '@/lib/server/queries'

/** How a company reminds. */
export type ReminderRules = AnswerOf<'GET', '/api/reminders/rules'>
type Level = ReminderRules['levels'][number]

/** Numbers are decimal strings while they are typed. */
export interface LevelValues extends Pick<Level, 'chargesInterest' | 'chargesFlatSum' | 'texts'> {
  days: string
  fee: string
  paymentDays: string
}

export const rulesQuery = recordQuery('/api/reminders/rules')

/** The texts of a level in all languages, each changed alike. */
const eachText = (texts: Level['texts'], change: (text: string) => string): Level['texts'] => {
  const changed = ({ subject, intro, closing }: Level['texts'][Language]) => ({
    subject: change(subject),
    intro: change(intro),
    closing: change(closing),
  })
  return { en: changed(texts.en), de: changed(texts.de), sq: changed(texts.sq) }
}

/** The saved levels, with the placeholders in the words of the reader. */
export const levelsOf = (rules: ReminderRules): LevelValues[] =>
  rules.levels.map(({ days, fee, paymentDays, chargesInterest, chargesFlatSum, texts }) => ({
    days: String(days),
    fee: String(fee),
    paymentDays: String(paymentDays),
    chargesInterest,
    chargesFlatSum,
    texts: eachText(texts, (text) => shownPlaceholders(text, rules.variables)),
  }))

/** A level as it is saved, with the names of the placeholders. */
export const levelBody = (level: LevelValues, variables: readonly Variable[]) => ({
  ...level,
  texts: eachText(level.texts, (text) => namedPlaceholders(text, variables)),
  days: Number(level.days),
  paymentDays: Number(level.paymentDays),
})

/** The first level counts from the due date; so does the one after notices, which come before that day. */
export const countsFromDueDate = (levels: readonly { days: number | string }[], index: number) =>
  Number(levels[index - 1]?.days ?? 0) <= 0

const NOTHING_SAID = { subject: '', intro: '', closing: '' }

/** A level after the others, like the last one but without its words. */
export const nextLevel = (levels: LevelValues[]): LevelValues => ({
  ...(levels.at(-1) ?? { days: '7', fee: '0', paymentDays: '7' }),
  chargesInterest: levels.at(-1)?.chargesInterest ?? false,
  chargesFlatSum: levels.at(-1)?.chargesFlatSum ?? false,
  texts: { en: NOTHING_SAID, de: NOTHING_SAID, sq: NOTHING_SAID } satisfies Record<
    Language,
    LevelValues['texts'][Language]
  >,
})
