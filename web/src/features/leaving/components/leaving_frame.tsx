import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PublicFrame } from '@/components/public/public_frame'

interface LeavingFrameProps {
  title?: string
  context?: string | undefined
  /** Where it goes back to. */
  back: 'login' | 'account'
  children: ReactNode
}

export function LeavingFrame({ title, context, back, children }: LeavingFrameProps) {
  const { t } = useTranslation('leaving')
  const links = (
    <Anchor component={Link} to={back === 'login' ? '/login' : '/account'}>
      {t(`back.${back}`)}
    </Anchor>
  )
  return (
    <PublicFrame title={title ?? t('page.title')} context={context} links={links} isWide>
      {children}
    </PublicFrame>
  )
}
