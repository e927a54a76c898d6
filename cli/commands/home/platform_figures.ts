import type { AnswerOf } from '#api/routes'
import type { Figure } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'

type Platform = Pick<AnswerOf<'GET', '/api/admin/analytics'>, 'companies' | 'users' | 'mails'>

/** The answers about the platform. */
interface Health {
  platform: Platform
  isReady: boolean
  /** Checks of the installation that found trouble. */
  troubles: number
  /** Kinds of failures of screens that browsers have reported. */
  errors: number
}

/** The health of the platform, one figure a line. */
export function platformFigures(
  { t, terminal }: Pick<Context, 't' | 'terminal'>,
  { platform, isReady, troubles, errors }: Health
): Figure[] {
  const { companies: counts, users, mails } = platform
  const failed = mails.failed ?? 0
  const isWell = isReady && troubles === 0
  const mark = terminal.glyph(isWell ? 'done' : 'failed')
  return [
    {
      label: t('home.server'),
      values: [
        `${mark} ${t(isReady ? 'home.ready' : 'home.not_ready')}`,
        ...(troubles > 0 ? [t('home.troubles', { count: troubles })] : []),
      ],
      tone: isWell ? 'green' : 'red',
    },
    {
      label: t('home.companies'),
      values: [t('home.active', { count: counts.byStatus.active ?? 0 })],
      tone: 'plain',
    },
    {
      label: t('home.people'),
      values: [t('home.active_people', { count: users.total, active: users.active })],
      tone: 'plain',
    },
    {
      label: t('home.mails'),
      values: [failed ? t('home.failed', { count: failed }) : t('home.none_failed')],
      tone: failed ? 'red' : 'plain',
    },
    {
      label: t('home.screens'),
      values: [t('home.errors', { count: errors })],
      tone: errors ? 'amber' : 'plain',
    },
  ]
}
