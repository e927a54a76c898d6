import type { Person } from '../task'
import classes from './tasks.module.css'

/** People in two letters each; the whole name is available on hover and to screen readers. */
export function Initials({ people }: { people: Person[] }) {
  return people.map(({ _id, name }) => (
    <abbr key={_id} title={name} className={classes.initials}>
      {initialsOf(name)}
    </abbr>
  ))
}

/** `ML` for Mara Lindholm. */
export function initialsOf(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
