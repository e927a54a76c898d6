import { Anchor, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import {
  amountsOf,
  covered,
  recordedOf,
  secondsOf,
  type Unbilled,
  useBillHours,
  useUnbilledAnswer,
  withRate,
} from '@/features/hours/parts'
import { formatHours, formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useRole } from '@/lib/session/current_user'
import type { Project } from '../projects/project'
import classes from './project_view.module.css'

/** The first line of a project: for the desk what can be billed, with the button that does it; for employees their hours. */
export function ProjectHero({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const isDesk = useRole() === 'company'
  const sums = useUnbilledAnswer({ projectId: project._id })
  if (!isDesk || !sums) {
    return (
      <Hero label={t(isDesk ? 'billing.title' : 'hero.own_time')} seconds={project.trackedSeconds}>
        {t(isDesk ? 'hero.tracked' : 'hero.own')}
      </Hero>
    )
  }
  const unbilled = withRate(sums)
  if (unbilled.length > 0) return <ToBill unbilled={unbilled} projectId={project._id} />
  return <NothingToBill project={project} sums={sums} />
}

interface HeroProps {
  label: string
  seconds: number
  children: ReactNode
}

/** Hours as the figure, with words beside them; one sentence while there are none. */
function Hero({ label, seconds, children }: HeroProps) {
  const { t } = useTranslation('tasks')
  return (
    <section className={classes.hero} aria-label={label}>
      <p className={classes.words}>
        {seconds > 0 && (
          <span className={classes.figure}>{t('time.hours', { hours: formatHours(seconds) })}</span>
        )}
        <span>{seconds > 0 ? children : t('project.no_time')}</span>
      </p>
    </section>
  )
}

function ToBill({ unbilled, projectId }: { unbilled: Unbilled[]; projectId: string }) {
  const { t } = useTranslation('tasks')
  const billing = useBillHours(unbilled, projectId)
  return (
    <section className={classes.hero} aria-label={t('billing.title')}>
      <p className={classes.words}>
        {amountsOf(unbilled).map((one) => (
          <span key={one.currency} className={classes.figure}>
            <Money {...one} />
          </span>
        ))}
        <span>
          {t('hero.unbilled')} · {useHoursAtRate(unbilled)}
        </span>
      </p>
      <Button onClick={billing.open}>{billing.label}</Button>
      {billing.dialog}
    </section>
  )
}

/** `15:30 h at €80.00`, rounded as they are billed, and `14:50 h tracked` if that differs; no rate when there are several. */
function useHoursAtRate(unbilled: Unbilled[]) {
  const { t } = useTranslation('tasks')
  const { language } = useLanguage()
  const hours = formatHours(secondsOf(unbilled))
  const rates = new Set(
    unbilled.flatMap((sum) =>
      sum.rates.map(({ rate, currency }) => formatMoney(rate, currency, language))
    )
  )
  const [rate] = rates
  const billed = rates.size === 1 ? t('hero.hours_at', { hours, rate }) : t('time.hours', { hours })
  const recorded = formatHours(recordedOf(unbilled))
  return recorded === hours ? billed : `${billed} · ${t('hero.tracked_hours', { hours: recorded })}`
}

/** Hours that wait for a rate or are covered; otherwise all hours, of which none can be billed. */
function NothingToBill({ project, sums }: { project: Project; sums: Unbilled[] }) {
  const { t } = useTranslation('tasks')
  const paid = covered(sums)
  const unrated = sums.filter(({ isCovered }) => !isCovered)
  const label = t('billing.title')
  if (unrated.length > 0) {
    return (
      <Hero label={label} seconds={recordedOf(unrated)}>
        {t('hero.without_rate')}{' '}
        <Anchor component={Link} to={`/projects/${project._id}/edit`} inherit underline="always">
          {t('hero.set_rate')}
        </Anchor>
      </Hero>
    )
  }
  if (paid.length > 0) {
    return (
      <Hero label={label} seconds={recordedOf(paid)}>
        {t(paid.some(({ isRetained }) => isRetained) ? 'hero.retained' : 'hero.covered')}
      </Hero>
    )
  }
  return (
    <Hero label={label} seconds={project.trackedSeconds}>
      {t(project.client ? 'hero.nothing' : 'hero.without_client')}
    </Hero>
  )
}
