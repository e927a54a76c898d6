import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/page/empty_state'
import { Section } from '@/components/page/section'
import type { Forecast } from '../forecast'
import { FallingDrawing } from './falling_drawing'

interface StartHereProps {
  forecast: Forecast
  onEnterBalance: () => void
}

/** The way to a first forecast: today's balance is all that it needs. */
export function StartHere({ forecast, onEnterBalance }: StartHereProps) {
  const { t } = useTranslation('forecast')
  const payments = forecast.months.reduce((sum, month) => sum + month.payments, 0)
  return (
    <Section>
      <EmptyState
        drawing={<FallingDrawing />}
        title={t('start.title')}
        text={payments > 0 ? t('start.known', { count: payments }) : t('start.nothing')}
        action={<Button onClick={onEnterBalance}>{t('balance.enter')}</Button>}
      />
    </Section>
  )
}
