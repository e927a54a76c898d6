import { useSearchParams } from 'react-router-dom'

/** Time drawn on its hours, or listed by days. */
export type CalendarForm = 'drawn' | 'listed'

/** How the calendar shows time, kept in the address as `?as=listed`. */
export function useCalendarForm() {
  const [parameters, setParameters] = useSearchParams()
  const form: CalendarForm = parameters.get('as') === 'listed' ? 'listed' : 'drawn'
  const choose = (next: CalendarForm) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === 'drawn') changed.delete('as')
        else changed.set('as', next)
        return changed
      },
      { replace: true }
    )
  return { form, choose }
}
