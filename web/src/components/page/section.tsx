import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title?: string
  /** A line under the title. */
  help?: ReactNode
  action?: ReactNode
  /** `none` when a table or a list fills it to the edge. */
  padding?: 'normal' | 'none'
  children: ReactNode
}

/** A card: for something that is one thing. */
export function Section({ title, help, action, padding = 'normal', children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={classes.head}>
          <div className={help ? classes.explained : classes.titled}>
            <Title order={2} id={id}>
              {title}
            </Title>
            {help && (
              <Text c="dimmed" size="sm">
                {help}
              </Text>
            )}
          </div>
          {action}
        </header>
      )}
      <div className={padding === 'none' ? classes.flush : classes.body}>{children}</div>
    </section>
  )
}
