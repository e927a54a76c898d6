import { Loader, Text } from '@mantine/core'
import classes from './loading.module.css'

/** A full page that waits. It shows nothing for the first 100 ms, so that quick loads do not flicker. */
export function PageSpinner({ text }: { text: string }) {
  return (
    <div className={classes.page} role="status">
      <Loader size="md" aria-hidden />
      <Text c="dimmed">{text}</Text>
    </div>
  )
}
