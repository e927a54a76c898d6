import { Anchor } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '@/lib/language/use_language'
import type { Answer } from '../answer'
import { valueText } from '../value_text'
import { periodText } from './period_text'

/** The answer in one sentence; each figure in it opens the list that it is the sum of. */
export function Sentence({ answer }: { answer: Answer }) {
  const { t } = useTranslation('assistant')
  const { language } = useLanguage()
  const { figures, client } = answer
  const days = answer.period ?? answer.covers
  const values = Object.fromEntries(
    figures.flatMap(({ name, value }) =>
      value.kind === 'count' ? [] : [[name, valueText(value, language)]]
    )
  )
  const counted = figures.find(({ value }) => value.kind === 'count')?.value
  return (
    <>
      {client && `${client.name}: `}
      {days && `${periodText(days)}: `}
      <Trans
        t={t}
        i18nKey={keyOf(answer)}
        {...(counted?.kind === 'count' && { count: counted.count })}
        values={values}
        components={Object.fromEntries(
          figures.map(({ name, link }) => [
            name,
            <Anchor key={name} component={Link} to={link} inherit underline="always" />,
          ])
        )}
      />
    </>
  )
}

/** Which sentence fits: hours of projects without a rate have no value, and money runs out or lasts. */
function keyOf({ question, figures }: Answer) {
  if (figures.length === 0) return `none.${question}`
  if (question === 'moneyLasts') return `money_lasts.${figures[0]?.name}`
  const isPriced = figures.some(({ name }) => name === 'value')
  return question === 'unbilledHours' && !isPriced ? 'unpriced' : `some.${question}`
}
