import { Anchor, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useFirstAnswers } from '@/lib/server/first_answers'
import classes from './page.module.css'
import { Together } from './together'

export interface PageProps {
  title: string
  /** One line under the title that says what is seen here. */
  context?: ReactNode
  /** On the line of the title, below it on a phone: the choice of a view, or what a list is about. */
  beside?: ReactNode
  /** The one primary action, at the right; further ones before it as quiet buttons. */
  action?: ReactNode
  /** Where a detail or a form came from. */
  back?: { to: string; label: string }
  /** `narrow` for forms and texts. */
  width?: 'wide' | 'narrow'
  /** Replaces the content until its first answers have loaded; the rows of a list on a page without a way back. */
  skeleton?: 'rows' | 'cards'
  children: ReactNode
}

/**
 * The frame of every screen behind the sign-in; also names the browser's tab. Its title is there at once,
 * everything else appears together when the first answers have come.
 */
export function Page(props: PageProps) {
  const { title, context, beside, action, back, width = 'wide', skeleton, children } = props
  const isSettled = useFirstAnswers(useLocation().pathname)
  return (
    <div
      className={`${classes.page} ${width === 'narrow' ? classes.narrow : ''}`}
      data-coming={!isSettled || undefined}
    >
      <title>{`${title} · Kontor`}</title>
      <header className={classes.head}>
        <div className={classes.titles}>
          {back && (
            <Anchor component={Link} to={back.to} className={classes.back} size="sm">
              <IconArrowLeft size={16} aria-hidden />
              {back.label}
            </Anchor>
          )}
          <Title order={1}>{title}</Title>
          {context && (
            <Text c="dimmed" mt={2} className={classes.context}>
              {context}
            </Text>
          )}
        </div>
        {beside && <div className={classes.beside}>{beside}</div>}
        {action && (
          <Group gap="xs" className={classes.actions}>
            {action}
          </Group>
        )}
      </header>
      <Together isSettled={isSettled} skeleton={skeleton ?? (back ? 'cards' : 'rows')}>
        {children}
      </Together>
    </div>
  )
}
