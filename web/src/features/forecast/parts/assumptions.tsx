import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { latePart } from '@/lib/parts/late_part'
import type { ForecastSettings } from '../forecast'
import classes from './assumptions.module.css'

const AssumptionsDialog = latePart(
  async () => (await import('../dialogs/assumptions_dialog')).AssumptionsDialog
)

export const WEIGHTS = ['drafts', 'accepted', 'offers', 'hours', 'late'] as const

/** The assumptions of the forecast: probabilities, the minimum and the payment of VAT. */
export function Assumptions({ settings }: { settings: ForecastSettings }) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Section
      title={t('assumptions.title')}
      help={t('assumptions.help')}
      action={
        <Button variant="default" size="xs" onClick={() => setIsChanging(true)}>
          {t('assumptions.change')}
        </Button>
      }
    >
      <dl className={classes.assumptions}>
        {WEIGHTS.map((name) => (
          <div key={name}>
            <dt>{t(`weight.${name}`)}</dt>
            <dd>{formatPercent(settings.weights[name], language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('assumptions.minimum')}</dt>
          <dd>
            <Money amount={settings.minimum} currency={settings.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('assumptions.vat')}</dt>
          <dd>{t(`vat_interval.${settings.vatInterval}`)}</dd>
        </div>
      </dl>
      {isChanging && <AssumptionsDialog settings={settings} onClose={() => setIsChanging(false)} />}
    </Section>
  )
}
