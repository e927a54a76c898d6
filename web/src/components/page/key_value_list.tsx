import { Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import classes from './key_value_list.module.css'

/** Names and values; an item whose value is missing, empty or `false` is left out. */
export function KeyValueList({ items }: { items: { label: string; value: ReactNode }[] }) {
  const filled = items.filter(({ value }) => value !== false && (value ?? '') !== '')
  return (
    <dl className={classes.list}>
      {filled.map(({ label, value }) => (
        <Fragment key={label}>
          <Text component="dt" c="dimmed">
            {label}
          </Text>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
