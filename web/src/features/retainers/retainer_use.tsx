import { Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { formatHours } from '@/lib/language/numbers'
import type { RetainerHours } from './retainer_hours'
import classes from './retainers.module.css'

interface RetainerUseProps {
  hours: RetainerHours
  /** A sentence about the hours beyond the included ones. */
  children?: ReactNode
}

/** How many hours of a retainer are used in a period: one figure, a bar, and a sentence about the rest. */
export function RetainerUse({ hours, children }: RetainerUseProps) {
  const { t } = useTranslation('retainers')
  const { from, until, includedSeconds, carriedSeconds, usedSeconds, overSeconds } = hours
  const has = includedSeconds + carriedSeconds
  const whole = Math.max(has, usedSeconds, 1)
  const share = (seconds: number) => (seconds / whole) * 100
  return (
    <>
      <p className={classes.line}>
        <span className={classes.figure}>{t('hours', { hours: formatHours(usedSeconds) })}</span>
        <Text span c="dimmed">
          {t('used_of', { hours: formatHours(has) })}
        </Text>
        <Text span c="dimmed">
          <DayText value={from} /> – <DayText value={until} />
        </Text>
      </p>
      <Progress.Root size="sm" aria-hidden>
        <Progress.Section value={share(usedSeconds - overSeconds)} />
        <Progress.Section value={share(overSeconds)} color="red" />
      </Progress.Root>
      <Text size="sm" c="dimmed" className={classes.about}>
        <Rest hours={hours} /> {children}
      </Text>
    </>
  )
}

function Rest({ hours }: { hours: RetainerHours }) {
  const { t } = useTranslation('retainers')
  const { carriedSeconds, overSeconds, leftSeconds } = hours
  const rest =
    overSeconds > 0
      ? t('over', { hours: formatHours(overSeconds) })
      : t('left', { hours: formatHours(leftSeconds) })
  const carried = carriedSeconds > 0 && t('carried', { hours: formatHours(carriedSeconds) })
  return [rest, carried].filter(Boolean).join(' ')
}
