import { ActionIcon, Tabs } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './page_tabs.module.css'
import { useMoreBeside } from './use_more_beside'

/** Tabs in one line. Hidden ones are reached by pushing, by the arrow keys, or by the arrow at the end of the line. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const { ref, more, move } = useMoreBeside()
  return (
    <div className={classes.frame}>
      <Tabs.List ref={ref} className={classes.list} aria-label={label}>
        {children}
      </Tabs.List>
      {(['start', 'end'] as const).map(
        (side) =>
          more[side] && (
            // The arrow keys bring every tab into sight: this one is for the mouse.
            <ActionIcon
              key={side}
              variant="transparent"
              color="gray"
              className={classes.more}
              data-more={side}
              aria-hidden
              tabIndex={-1}
              onClick={() => move(side)}
            >
              {side === 'end' ? <IconChevronRight size={16} /> : <IconChevronLeft size={16} />}
            </ActionIcon>
          )
      )}
    </div>
  )
}
