import { Checkbox, type CheckboxGroupProps } from '@mantine/core'
import classes from './lines.module.css'

/** The records that can be chosen for a file. @param children a `CandidateLine` for each */
export function CandidateList({ children, ...field }: CheckboxGroupProps) {
  return (
    <Checkbox.Group {...field}>
      <ul className={`${classes.list} ${classes.candidates}`}>{children}</ul>
    </Checkbox.Group>
  )
}
