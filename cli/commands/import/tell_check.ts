import type { Context } from '../../lib/context.js'
import { hours } from '../../lib/output/format.js'
import { showTable } from '../../lib/output/show_table.js'
import type { CheckedImport, RowFault } from './import_times.js'

/** Rows that are listed; `--json` has the first two hundred, the browser a file with all. */
const MOST_FAULTS = 20

/** Shows what the check of a file has found. */
export async function tellCheck(
  context: Context,
  { planned, isVerified }: CheckedImport,
  faults: RowFault[],
  running: number
) {
  const { t, print } = context
  const { create = 0, skip = 0, fault = 0, times } = planned ?? {}
  if (!isVerified) print(t('import.not_verified'))
  if (times && times.months.length > 0) {
    await showTable(context, {
      columns: [
        { header: t('import.month'), text: ({ month }) => month },
        { header: t('import.person'), text: ({ person }) => person, shrinksTo: 12 },
        {
          header: t('import.entries'),
          text: ({ entries }) => String(entries),
          align: 'right',
        },
        { header: t('import.hours'), text: ({ seconds }) => hours(seconds), align: 'right' },
      ],
      rows: times.months,
      empty: '',
    })
    print('')
  }
  for (const { name, projectName, projectId, client, isNewClient, seconds } of times?.projects ??
    []) {
    if (!name && !projectId) continue
    const values = { name, project: projectName, client, hours: hours(seconds) }
    if (projectId) print(t('import.into_project', values))
    else print(t(isNewClient ? 'import.new_project_and_client' : 'import.new_project', values))
  }
  for (const { name, entries } of times?.strangers ?? []) {
    print(t('import.stranger', { name, count: entries }))
  }
  for (const { row, value, message } of faults.slice(0, MOST_FAULTS)) {
    print(t('import.fault', { row, value, message }))
  }
  if (running > 0) print(t('import.running'))
  print(t('import.found', { new: create, known: skip, left: fault }))
}
