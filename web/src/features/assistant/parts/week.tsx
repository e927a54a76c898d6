import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '@/lib/language/use_language'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { Briefing, Value } from '../answer'
import { valueText } from '../value_text'
import classes from './assistant.module.css'

type Question = Briefing['week'][number]['question']

/** The figure of a question without one, where it is not money. */
const NOTHING: Partial<Record<Question, Value>> = {
  workedHours: { kind: 'duration', seconds: 0 },
  ownHours: { kind: 'duration', seconds: 0 },
  ownTasks: { kind: 'count', count: 0 },
}

/** This week in a few figures. */
export function Week({ week }: Pick<Briefing, 'week'>) {
  const { t } = useTranslation('assistant')
  const { language } = useLanguage()
  const currency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const nothing = (question: Question): Value =>
    NOTHING[question] ?? ({ kind: 'money', amounts: { [currency]: 0 } } as const)
  return (
    <div className={classes.week}>
      {week.map(({ question, figure, link }) => (
        <Link key={question} to={link} className={classes.tile}>
          <Text c="dimmed">{t(`week.${question}`)}</Text>
          <span className={classes.amount}>
            {valueText(figure?.value ?? nothing(question), language)}
          </span>
        </Link>
      ))}
    </div>
  )
}
