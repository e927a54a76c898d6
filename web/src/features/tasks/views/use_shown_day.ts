import { useSearchParams } from 'react-router-dom'
import { addDays, type Day, parseDay, today } from '@/lib/time/days'
import { mondayOf } from '@/lib/time/weeks'

/** The day that a view shows, or whose week it shows, kept in the address as `?day=`; today without it. */
export function useShownDay() {
  const [parameters, setParameters] = useSearchParams()
  const day = parseDay(parameters.get('day') ?? '') ?? today()
  const show = (next: Day) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === today()) changed.delete('day')
        else changed.set('day', next)
        return changed
      },
      { replace: true }
    )
  return { day, monday: mondayOf(day), show, move: (days: number) => show(addDays(day, days)) }
}
