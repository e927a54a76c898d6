import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './more_beside.module.css'
import type { useMoreBeside } from './use_more_beside'

/** Arrows over the ends of a line with more beside it. The keyboard brings every part into sight: these are for the mouse. */
export function MoreBeside({
  more,
  move,
}: Pick<ReturnType<typeof useMoreBeside>, 'more' | 'move'>) {
  return (['start', 'end'] as const).map(
    (side) =>
      more[side] && (
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
  )
}
