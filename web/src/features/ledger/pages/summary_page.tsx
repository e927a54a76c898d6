import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { recordQuery } from '@/lib/server/queries'
import { AgeingFigures } from '../account/ageing_figures'
import { Behaviour } from '../summary/behaviour'
import { Comes } from '../summary/comes'
import { MonthBars } from '../summary/month_bars'
import { Standing } from '../summary/standing'
import { TopItems } from '../summary/top_items'

/** `/client-history-summary/{id}`: balance, payment habits, purchases and next events of a client. */
export function Component() {
  const { t } = useTranslation('ledger')
  const { clientId = '' } = useParams()
  const params = { id: clientId }
  const client = useQuery(recordQuery('/api/clients/:id', { params }))
  const summary = useQuery(recordQuery('/api/clients/:id/summary', { params }))
  const failed = [client, summary].find(({ isError }) => isError)
  const title = client.data ? client.data.name : t('summary.title')
  return (
    <Page
      title={title}
      context={t('summary.context')}
      back={{ to: `/client-history/${clientId}`, label: t('summary.back') }}
      action={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('summary.print')}
        </Button>
      }
    >
      {failed && <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !summary.data && <Loading variant="skeleton" extent="cardList" count={3} />}
      {summary.data && (
        <>
          <Standing summary={summary.data} />
          <Behaviour behaviour={summary.data.behaviour} />
          {summary.data.standing
            .filter(({ ageing }) => ageing.total !== 0)
            .map(({ currency, ageing }) => (
              <Section key={currency} title={`${t('ageing.title')} ${currency}`}>
                <AgeingFigures ageing={ageing} currency={currency} />
              </Section>
            ))}
          <MonthBars summary={summary.data} />
          <TopItems summary={summary.data} />
          <Comes summary={summary.data} />
        </>
      )}
    </Page>
  )
}
