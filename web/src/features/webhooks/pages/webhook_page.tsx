import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useBeside } from '@/components/dialogs/use_beside'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { KeyValueList } from '@/components/page/key_value_list'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { Deliveries } from '../log/deliveries'
import { hostOf, stateOf, type Webhook } from '../webhook'
import { DeleteWebhook, RotateSecret } from '../webhook_steps'

const ChangeWebhook = latePart(async () => (await import('../form/change_webhook')).ChangeWebhook)

/** `/webhooks/:id`: one webhook, and the log of what was sent to it. */
export function Component() {
  const { t } = useTranslation('webhooks')
  const { id = '' } = useParams()
  const list = useQuery({ ...recordQuery('/api/webhooks'), staleTime: 0 })
  const webhook = useQuery({
    ...recordQuery('/api/webhooks/:id', { params: { id } }),
    staleTime: 0,
  })
  const { id: isChanging, open, close } = useBeside('change')
  const { data } = webhook
  return (
    <Page
      title={data ? data.description || hostOf(data.url) : t('title')}
      back={{ to: '/webhooks', label: t('title') }}
      action={
        data && (
          <Button variant="default" onClick={() => open('1')}>
            {t('change')}
          </Button>
        )
      }
      skeleton="cards"
    >
      {webhook.isError && (
        <ErrorAlert failure={webhook.error} onRetry={() => void webhook.refetch()} />
      )}
      {webhook.isPending && <Loading variant="skeleton" extent="cardList" count={2} />}
      {data && (
        <>
          <Facts webhook={data} />
          <Deliveries webhook={data} />
        </>
      )}
      {isChanging && data && list.data && (
        <ChangeWebhook webhook={data} events={list.data.events} onClose={close} />
      )}
    </Page>
  )
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { url, events, secretEnd, formerSecretUntil, failingSince, offBecause } = webhook
  const { key, kind } = stateOf(webhook)
  return (
    <Section
      title={t('facts')}
      action={
        <div>
          <RotateSecret webhook={webhook} /> <DeleteWebhook webhook={webhook} />
        </div>
      }
    >
      {offBecause && (
        <Alert color="yellow" variant="light" mb="md">
          {t(`off_text.${offBecause}`)}
        </Alert>
      )}
      <KeyValueList
        items={[
          {
            label: t('status'),
            value: <StatusBadge kind={kind} label={t(`state.${key}`)} />,
          },
          {
            label: t('failing_since'),
            value: failingSince && <DayText value={failingSince} precision="minute" />,
          },
          { label: t('url'), value: url },
          {
            label: t('events'),
            value: <code>{events.join(', ')}</code>,
          },
          { label: t('secret'), value: `whsec_…${secretEnd}` },
          {
            label: t('former_until'),
            value: formerSecretUntil && <DayText value={formerSecretUntil} precision="minute" />,
          },
        ]}
      />
    </Section>
  )
}
