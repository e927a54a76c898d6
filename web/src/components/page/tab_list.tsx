import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { MoreBeside } from '../one_line/more_beside'
import { useMoreBeside } from '../one_line/use_more_beside'
import classes from './page_tabs.module.css'

interface TabListProps {
  label: string
  /** On the line of the title, which has no line of its own below it. */
  isBesideTitle?: boolean
  children: ReactNode
}

/** Tabs in one line. Hidden ones are reached by pushing, by the arrow keys, or by the arrow at the end of the line. */
export function TabList({ label, isBesideTitle, children }: TabListProps) {
  const { ref, more, move } = useMoreBeside()
  return (
    <div className={classes.frame} data-beside={isBesideTitle || undefined}>
      <Tabs.List ref={ref} className={classes.list} aria-label={label}>
        {children}
      </Tabs.List>
      <MoreBeside more={more} move={move} />
    </div>
  )
}
