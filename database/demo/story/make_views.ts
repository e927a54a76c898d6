import { createView } from '#modules/settings/saved_views/save_view'
import type { Desk } from '../desk.js'

/** How the owner looks at the list of invoices. */
const VIEWS = [
  {
    name: 'Groß und überfällig',
    parameters: 'status=Overdue&totalFrom=1000&sort=total&order=desc',
  },
  { name: 'Abschlagsrechnungen', parameters: 'kind=downPayment&sort=date&order=desc' },
]

export function planViews({ company, people, timeline, now }: Desk) {
  timeline.add(now - 50_000, people.owner.id, async () => {
    for (const view of VIEWS) {
      await createView(company, people.owner.id, { list: 'invoices', ...view })
    }
  })
}
