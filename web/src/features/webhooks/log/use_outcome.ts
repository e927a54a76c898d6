import { useTranslation } from 'react-i18next'
import type { Delivery } from '../webhook'

type Outcome = Pick<Delivery, 'status' | 'failure' | 'duration'>

/** Says how the last attempt of a delivery ended; empty before the first. */
export function useOutcome() {
  const { t } = useTranslation('webhooks')
  return ({ status, failure, duration }: Outcome) => {
    if (status === null && failure === null) return ''
    const isAnswer = failure === null || failure === 'status'
    const end = isAnswer ? t('answered', { status }) : t(`failure.${failure}`)
    return duration === null || failure === 'switched_off'
      ? end
      : `${end} · ${t('milliseconds', { count: duration })}`
  }
}
