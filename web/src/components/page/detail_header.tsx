import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './detail_header.module.css'

interface DetailHeaderProps {
  status?: ReactNode
  /** The few numbers that matter, e.g. the open amount. */
  figures?: { label: string; value: ReactNode }[]
  /** The next sensible action first. */
  actions?: ReactNode
}

/** The strip on top of a detail page: status, amounts, and the next step. */
export function DetailHeader({ status, figures = [], actions }: DetailHeaderProps) {
  return (
    <div className={classes.strip}>
      {status}
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <Text component="dt" size="xs" c="dimmed">
              {label}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
