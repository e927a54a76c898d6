import { Checkbox } from '@mantine/core'
import classes from './offers.module.css'

interface OptionBoxProps {
  name: string
  /** That it is an option, or of what an alternative. */
  note: string
  isTicked: boolean
  /** Missing where nothing can be chosen any more. */
  onToggle?: (() => void) | undefined
}

/** A line of an offer that is ordered only when it is ticked. */
export function OptionBox({ name, note, isTicked, onToggle }: OptionBoxProps) {
  return (
    <Checkbox
      className={classes.option}
      label={name}
      description={note}
      checked={isTicked}
      disabled={!onToggle}
      onChange={onToggle}
    />
  )
}
