import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBeside } from '@/components/dialogs/use_beside'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { StatusBadge } from '@/components/values/status_badge'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { hostOf, stateOf, type Webhook } from '../webhook'
import classes from '../webhooks.module.css'

const NewWebhook = latePart(async () => (await import('../form/new_webhook')).NewWebhook)

/** `/webhooks`: the programs that hear what happens in the company. */
export function Component() {
  const { t } = useTranslation('webhooks')
  const webhooks = useQuery({ ...recordQuery('/api/webhooks'), staleTime: 0 })
  const { id, open, close } = useBeside('new')
  const { data } = webhooks
  const hasSome = data !== undefined && data.endpoints.length > 0
  const add = <Button onClick={() => open('1')}>{t('add')}</Button>
  return (
    <Page
      title={t('title')}
      context={t('context')}
      back={{ to: '/settings', label: t('settings') }}
      action={hasSome && data.endpoints.length < data.most && add}
      skeleton="cards"
    >
      {webhooks.isError && (
        <ErrorAlert failure={webhooks.error} onRetry={() => void webhooks.refetch()} />
      )}
      {webhooks.isPending && <Loading variant="skeleton" extent="cardList" count={1} />}
      {data && !hasSome && <EmptyState title={t('none')} text={t('none_text')} action={add} />}
      {hasSome && (
        <Section padding="none">
          <ul className={rows.list}>
            {data.endpoints.map((webhook) => (
              <WebhookRow key={webhook._id} webhook={webhook} />
            ))}
          </ul>
        </Section>
      )}
      {id && data && <NewWebhook events={data.events} onClose={close} />}
    </Page>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { _id, url, description, events } = webhook
  const { key, kind } = stateOf(webhook)
  return (
    <li className={classes.row}>
      <div className={rows.words}>
        <Anchor component={Link} to={`/webhooks/${_id}`} className={classes.link ?? ''}>
          {description || hostOf(url)}
        </Anchor>
        <span className={classes.quiet}>
          {[description && hostOf(url), t('event_count', { count: events.length })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <StatusBadge kind={kind} label={t(`state.${key}`)} />
    </li>
  )
}
