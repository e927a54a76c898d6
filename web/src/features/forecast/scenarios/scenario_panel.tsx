import { Button, CloseButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import type { Forecast, ForecastState } from '../forecast'
import { useLongDay } from '../parts/use_long_day'
import classes from './scenarios.module.css'
import { useChangeText } from './use_change_text'
import { useScenario } from './use_scenario'

const DropDialog = latePart(async () => (await import('./drop_dialog')).DropDialog)
const OnceDialog = latePart(async () => (await import('./once_dialog')).OnceDialog)

interface ScenarioPanelProps {
  forecast: Forecast
  state: ForecastState
}

/** The changes of a scenario and their effect. The forecast itself stays as it is. */
export function ScenarioPanel({ forecast, state }: ScenarioPanelProps) {
  const { t } = useTranslation('forecast')
  const { scenario, remove } = useScenario(state.scenario)
  const changeText = useChangeText(forecast.currency)
  const [dialog, setDialog] = useState<'once' | 'drop'>()
  const close = () => setDialog(undefined)
  const takeBack = useChange({ change: remove, affects: [] })
  const discard = useChange({
    change: () => api('DELETE', '/api/forecast-scenarios/:id', { params: { id: state.scenario } }),
    affects: ['/api/forecast-scenarios'],
    onDone: () => {
      state.setFilter('scenario', '')
      showDone(t('scenario.removed'))
    },
  })
  if (!scenario) return null
  return (
    <Section
      title={t('scenario.title', { name: scenario.name })}
      help={t('scenario.help')}
      action={
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setDialog('once')}>
            {t('scenario.add_once')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setDialog('drop')}>
            {t('scenario.add_drop')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            loading={discard.isPending}
            onClick={() => discard.mutate(undefined)}
          >
            {t('scenario.remove')}
          </Button>
        </Group>
      }
    >
      {scenario.changes.length > 0 ? (
        <Result forecast={forecast} />
      ) : (
        <Text c="dimmed">{t('scenario.no_changes')}</Text>
      )}
      <ul className={classes.changes}>
        {scenario.changes.map((change, index) => {
          const text = changeText(change)
          return (
            <li key={`${change.kind} ${change.key ?? change.clientId ?? index}`}>
              {text}
              <CloseButton
                size="sm"
                aria-label={t('scenario.take_back', { change: text })}
                onClick={() => takeBack.mutate(index)}
              />
            </li>
          )
        })}
      </ul>
      {dialog === 'once' && (
        <OnceDialog scenarioId={state.scenario} currency={forecast.currency} onClose={close} />
      )}
      {dialog === 'drop' && <DropDialog scenarioId={state.scenario} onClose={close} />}
    </Section>
  )
}

function Result({ forecast: { scenario, months, currency, balance } }: { forecast: Forecast }) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const longDay = useLongDay()
  const [end, tried] = [months.at(-1)?.end, scenario?.months.at(-1)?.end]
  if (!scenario || !balance || end === undefined || tried === undefined) return null
  const money = (amount: number) => formatMoney(amount, currency, language)
  return (
    <Text fw={500} mb="xs">
      {t('scenario.result', { tried: money(tried), end: money(end) })}{' '}
      {scenario.runsOutOn && t('outlook.runs_out', { day: longDay(scenario.runsOutOn.day) })}
    </Text>
  )
}
