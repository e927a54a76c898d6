import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { latePart } from '@/lib/parts/late_part'
import { download } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { type Forecast, useForecastState } from '../forecast'
import { Assumptions } from '../parts/assumptions'
import { BackTest } from '../parts/back_test'
import { Controls } from '../parts/controls'
import { Course } from '../parts/course'
import { Outlook } from '../parts/outlook'
import { StartHere } from '../parts/start_here'
import { PlannedPayments } from '../planned/planned_payments'
import { ScenarioPanel } from '../scenarios/scenario_panel'

const BalanceDialog = latePart(
  async () => (await import('../dialogs/balance_dialog')).BalanceDialog
)

/** `/cash-flow-forecast`: what will come in and go out, and how long the money lasts. */
export function Component() {
  const { t } = useTranslation('forecast')
  const state = useForecastState()
  const { query } = state
  const [isEntering, setIsEntering] = useState(false)
  const forecast = useQuery({
    ...recordQuery('/api/forecast', { query }),
    placeholderData: keepPreviousData,
  })
  const save = useChange({
    change: async () => {
      const { file, name } = await download('/api/forecast.csv', { query })
      saveFile(file, name)
    },
    affects: [],
  })
  const enter = () => setIsEntering(true)
  return (
    <Page
      title={t('title')}
      context={t('context')}
      skeleton="cards"
      action={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(undefined)}
          >
            {t('save_csv')}
          </Button>
          <Button onClick={enter}>{t('balance.enter')}</Button>
        </>
      }
    >
      {forecast.isError && (
        <ErrorAlert failure={forecast.error} onRetry={() => void forecast.refetch()} />
      )}
      {forecast.isPending && <Loading variant="skeleton" extent="cardList" count={3} />}
      {forecast.data && <Content forecast={forecast.data} state={state} onEnterBalance={enter} />}
      {isEntering && forecast.data && (
        <BalanceDialog forecast={forecast.data} onClose={() => setIsEntering(false)} />
      )}
    </Page>
  )
}

interface ContentProps {
  forecast: Forecast
  state: ReturnType<typeof useForecastState>
  onEnterBalance: () => void
}

function Content({ forecast, state, onEnterBalance }: ContentProps) {
  return (
    <>
      <Controls state={state} />
      {state.scenario && <ScenarioPanel key={state.scenario} forecast={forecast} state={state} />}
      {forecast.balance ? (
        <Outlook forecast={forecast} />
      ) : (
        <StartHere forecast={forecast} onEnterBalance={onEnterBalance} />
      )}
      <Course forecast={forecast} state={state} />
      <PlannedPayments />
      <Assumptions settings={forecast.settings} />
      <BackTest query={state.query} />
    </>
  )
}
