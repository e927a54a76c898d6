import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import classes from './answer_bar.module.css'

interface AnswerBarProps {
  /** Id of the form; the bar leaves when it is in sight. */
  form: string
  /** Without one for an offer that has no prices. */
  total?: number
  currency: string
}

/** The sum of an offer and the way to answer it, at the lower edge of the window, where a thumb is. */
export function AnswerBar({ form, total, currency }: AnswerBarProps) {
  const { t } = useTranslation('offers')
  const isReached = useInSight(form)
  return (
    <div className={classes.bar} data-reached={isReached || undefined}>
      {total !== undefined && (
        <span className={classes.sum}>
          <Text span size="xs" c="dimmed">
            {t('bar.total')}
          </Text>
          <Money amount={total} currency={currency} />
        </span>
      )}
      <Button size="md" onClick={() => document.getElementById(form)?.scrollIntoView()}>
        {t('bar.answer')}
      </Button>
    </div>
  )
}

/** Whether an element has come to the upper half of the window: then its end is in sight, too. */
function useInSight(id: string) {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsInSight(entry?.isIntersecting ?? false),
      { rootMargin: '0px 0px -50% 0px' }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInSight
}
