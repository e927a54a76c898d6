import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import type { Language } from '@/lib/language/languages'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './plan_usage.module.css'
import { sizeText } from './size_text'

type Plan = NonNullable<AnswerOf<'GET', '/api/plan'>['plan']>
type LimitUsage = Plan['usage'][number]

/** How much of each limit of a plan is used: figures for all, a bar for what is limited. */
export function PlanUsage({ usage }: { usage: LimitUsage[] }) {
  return (
    <ul className={classes.limits}>
      {usage.map((one) => (
        <Limit key={one.limit} {...one} />
      ))}
    </ul>
  )
}

function Limit({ limit, used, allowed }: LimitUsage) {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const say = (value: number) => amountText(limit, value, language)
  const isFull = allowed !== null && used >= allowed
  return (
    <li className={classes.limit}>
      <span>{t(`plan.limit.${limit}`)}</span>
      <Text
        span
        inherit
        className={classes.figures}
        c={isFull ? 'var(--kontor-status-overdue)' : ''}
      >
        {allowed === null
          ? t('plan.unlimited', { used: say(used) })
          : t('plan.of', { used: say(used), allowed: say(allowed) })}
      </Text>
      {allowed !== null && (
        <Progress
          className={classes.bar ?? ''}
          value={Math.min(100, Math.round((used / allowed) * 100))}
          color={isFull ? 'red' : 'petrol'}
          size="sm"
          aria-hidden
        />
      )}
    </li>
  )
}

const amountText = (limit: LimitUsage['limit'], value: number, language: Language) =>
  limit === 'storageBytes' ? sizeText(value, language) : formatNumber(value, language)
