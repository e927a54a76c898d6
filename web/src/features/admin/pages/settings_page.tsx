import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Timeline } from '@/components/page/timeline'
import { recordQuery } from '@/lib/server/queries'
import { Invitations } from '../components/settings/invitations'
import { Plans } from '../components/settings/plans'
import { Registration } from '../components/settings/registration'
import type { PlatformSettings } from '../settings'

/** Rules for all companies of this installation. */
export function Component() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(recordQuery('/api/admin/settings'))
  return (
    <Page
      title={t('settings.title')}
      context={t('settings.context')}
      back={{ to: '/admin', label: t('title') }}
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="cardList" />}
      {data && <Content {...data} />}
    </Page>
  )
}

function Content({ registration, isSending, invitations, log }: PlatformSettings) {
  const { t } = useTranslation('admin')
  const entries = log.map(({ at, action, by, person, company, details }) => ({
    at,
    // Each mode has a sentence of its own.
    action: t(
      `settings.entry.${[action.replace('.', '_'), details.to].filter(Boolean).join('_')}`,
      {
        person: person ?? t('settings.gone'),
        company: company ?? '',
        plan: details.plan ?? '',
      }
    ),
    by: by === null ? null : { name: by },
  }))
  return (
    <>
      <Registration registration={registration} />
      {registration !== 'closed' && <Invitations invitations={invitations} isSending={isSending} />}
      <Plans />
      {entries.length > 0 && (
        <Timeline title={t('settings.log')} entries={entries} describe={(sentence) => sentence} />
      )}
    </>
  )
}
