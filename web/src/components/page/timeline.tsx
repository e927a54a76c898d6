import { Text } from '@mantine/core'
import { DayText } from '../values/day_text'
import { Section } from './section'
import classes from './timeline.module.css'

interface TimelineProps {
  title: string
  entries: { at: string; action: string; by: { name: string } | null }[]
  /** The words for an action such as `estimate.sent`. */
  describe: (action: string) => string
}

/** The history of a record, the newest first. */
export function Timeline({ title, entries, describe }: TimelineProps) {
  return (
    <Section title={title}>
      <ol className={classes.entries}>
        {entries.map(({ at, action, by }) => (
          <li key={`${at} ${action}`} className={classes.entry}>
            {describe(action)}
            <Text size="xs" c="dimmed">
              <DayText value={at} precision="minute" />
              {by && ` · ${by.name}`}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}
