import { localTime } from './output/format.js'
import type { Company } from './server/answers.js'
import type { Translate } from './texts.js'

type Hinted = Pick<Company, 'hints' | 'addressConfirmedAt' | 'status' | 'question'>
type Hint = Company['hints'][number]

/** The hints on a waiting company, in a few words each, and whether its applicant was asked something. */
export const hintWords = (company: Hinted, t: Translate) =>
  [
    ...asked(company, t),
    ...company.hints.map(({ code }) => t(`admin.hint_words.${code}`)),
    ...unconfirmed(company, t),
  ].join(', ')

/** The same as sentences, which name the other companies. */
export const hintSentences = (company: Hinted, t: Translate) => [
  ...asked(company, t),
  ...company.hints.map((hint) =>
    t(`admin.hint_sentences.${hint.code}`, {
      domain: hint.domain ?? '',
      companies: namesOf(hint, t),
    })
  ),
  ...unconfirmed(company, t),
]

function asked({ question, status }: Hinted, t: Translate) {
  if (!question || status !== 'pending') return []
  const { askedAt, answeredAt } = question
  const time = localTime(Date.parse(answeredAt ?? askedAt))
  return [t(answeredAt ? 'admin.answered_on' : 'admin.asked_on', { time })]
}

const unconfirmed = ({ addressConfirmedAt, status }: Hinted, t: Translate) =>
  status === 'pending' && !addressConfirmedAt ? [t('admin.unconfirmed')] : []

function namesOf({ companies, count }: Hint, t: Translate) {
  const names = companies.map(({ name, status }) => `${name} (${t(`admin.states.${status}`)})`)
  const others = count - companies.length
  return [...names, ...(others > 0 ? [t('admin.further', { count: others })] : [])].join(', ')
}
