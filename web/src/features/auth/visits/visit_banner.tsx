import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { useCurrentUser } from '@/lib/session/current_user'
import { endSession } from '@/lib/session/session'
import { backToOperator } from '@/lib/session/visit'
import { useSettings } from '@/lib/settings'
import classes from './visit_banner.module.css'

const minutesUntil = (instant: string) =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 60_000))

/** Says above every screen, to an operator on a visit, which company it is, for how long, and why; ends the visit. */
export function Component() {
  const { t } = useTranslation('visits')
  const visit = useCurrentUser().data?.visit
  const company = useSettings().data?.companyInfo.companyName
  const minutes = useMinutesLeft(visit?.expiresAt)
  const end = useChange<void>({
    change: () => api('POST', '/api/visit-ends'),
    affects: [],
    onDone: () => void backToOperator(),
  })
  if (!visit) return null
  return (
    <section aria-label={t('banner.label')} className={classes.banner}>
      <IconEye size={18} stroke={1.6} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <strong>{t('banner.title', { company: company ?? '…' })}</strong>{' '}
        {t(visit.mayWrite ? 'banner.writes' : 'banner.reads')}{' '}
        {t('banner.left', { count: minutes })}{' '}
        <span className={classes.reason}>{t('banner.reason', { reason: visit.reason })}</span>
      </div>
      <Button
        variant="default"
        size="compact-md"
        className={classes.end}
        loading={end.isPending}
        onClick={() => end.mutate()}
      >
        {t('banner.end')}
      </Button>
    </section>
  )
}

/** Counted down each ten seconds; at the end the browser goes back to the operator's own session. */
function useMinutesLeft(expiresAt: string | undefined) {
  const [minutes, setMinutes] = useState(() => minutesUntil(expiresAt ?? ''))
  useEffect(() => {
    if (expiresAt === undefined) return
    const count = () => {
      setMinutes(minutesUntil(expiresAt))
      if (Date.parse(expiresAt) <= Date.now()) endSession()
    }
    count()
    const timer = setInterval(count, 10_000)
    return () => clearInterval(timer)
  }, [expiresAt])
  return minutes
}
