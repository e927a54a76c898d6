import { Anchor, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './page.module.css'

interface PageProps {
  title: string
  /** One line under the title that says what is seen here. */
  context?: ReactNode
  /** The one primary action, at the right; further ones before it as quiet buttons. */
  action?: ReactNode
  /** Where a detail or a form came from. */
  back?: { to: string; label: string }
  /** `narrow` for forms and texts. */
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** The frame of every screen behind the sign-in; also names the browser's tab. */
export function Page({ title, context, action, back, width = 'wide', children }: PageProps) {
  return (
    <div className={`${classes.page} ${width === 'narrow' ? classes.narrow : ''}`}>
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
            <Text c="dimmed" mt={2}>
              {context}
            </Text>
          )}
        </div>
        {action && (
          <Group gap="xs" className={classes.actions}>
            {action}
          </Group>
        )}
      </header>
      {children}
    </div>
  )
}
