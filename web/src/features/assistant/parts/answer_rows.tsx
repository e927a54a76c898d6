import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '@/lib/language/use_language'
import type { Answer, Value } from '../answer'
import { valueText } from '../value_text'
import classes from './assistant.module.css'

/** The first records behind an answer. */
export function AnswerRows({ question, rows }: Pick<Answer, 'question' | 'rows'>) {
  if (rows.length === 0) return null
  return (
    <ul className={classes.rows}>
      {rows.map(({ title, isWord, values, link }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own and never change places
        <li key={position} className={classes.row}>
          <Anchor component={Link} to={link} className={classes.title}>
            {isWord ? <Word code={title} /> : title}
          </Anchor>
          {values.map((value) => (
            <span key={value.kind} className={classes.value}>
              <ValueWords question={question} value={value} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** A category of expenses, the minimum of the forecast, or everything that has no row of its own. */
function Word({ code }: { code: string }) {
  const { t } = useTranslation('assistant')
  const { t: expenses } = useTranslation('expenses')
  const [kind, name] = code.split('.')
  if (kind === 'category') return expenses(`category.${name}`)
  return kind === 'forecast' ? t('money_lasts.below_minimum') : t('others')
}

/** The meaning of a day in the rows of a question; elsewhere it speaks for itself. */
const DAYS: Partial<Record<Answer['question'], 'due' | 'valid'>> = {
  billsToPay: 'due',
  dueInvoices: 'due',
  tasksDue: 'due',
  overdueTasks: 'due',
  openTasks: 'due',
  ownTasks: 'due',
  ownOverdueTasks: 'due',
  ownOpenTasks: 'due',
  openEstimates: 'valid',
  expiringEstimates: 'valid',
  acceptedEstimates: 'valid',
}

function ValueWords({ question, value }: Pick<Answer, 'question'> & { value: Value }) {
  const { t } = useTranslation('assistant')
  const { language } = useLanguage()
  const text = valueText(value, language)
  if (value.kind === 'days') return t('value.days_late', { count: value.days })
  if (value.kind === 'delay') return t('value.delay', { count: value.days })
  const meaning = value.kind === 'day' && DAYS[question]
  if (meaning) return t(`value.${meaning}`, { day: text })
  if (value.kind === 'usual') return t('value.usual', { amount: text })
  return text
}
