import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FilterChips } from '@/components/filters/filter_chips'
import { MailsTab } from '@/features/ledger/parts'
import { ClientEstimates } from '@/features/offers/estimates/parts'
import { ClientRecurring } from '@/features/recurring/parts'
import { ClientReminders } from '@/features/reminders/parts'
import { ClientInvoicesTab } from './client_invoices_tab'
import { ClientProjectsTab } from './client_projects_tab'

/** The lists by their value of `?tab=`, and the name by which the server counts their records. */
const DOCUMENTS = {
  invoices: { List: ClientInvoicesTab, counted: 'invoice' },
  estimates: { List: ClientEstimates, counted: 'estimate' },
  recurring: { List: ClientRecurring, counted: 'recurring' },
  reminders: { List: ClientReminders, counted: 'reminder' },
  projects: { List: ClientProjectsTab, counted: 'project' },
  mails: { List: MailsTab, counted: 'mail' },
}

type DocumentsName = keyof typeof DOCUMENTS
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentsName[]

interface ClientDocumentsTabProps {
  clientId: string
  /** How many records of each kind the client has; unknown while they are counted. */
  counts: Record<string, number> | undefined
}

/** Everything that was written for a client: one list at a time, each with an address of its own. */
export function ClientDocumentsTab({ clientId, counts }: ClientDocumentsTabProps) {
  const { t } = useTranslation('clients')
  const [parameters, setParameters] = useSearchParams()
  const chosen = DOCUMENT_NAMES.find((name) => name === parameters.get('tab')) ?? 'invoices'
  const { List } = DOCUMENTS[chosen]
  return (
    <>
      <Box mb="sm">
        <FilterChips
          label={t('page.documents')}
          options={DOCUMENT_NAMES.map((value) => ({
            value,
            label: t(`page.${value}`),
            ...(counts && { count: counts[DOCUMENTS[value].counted] ?? 0 }),
          }))}
          value={chosen}
          // Sorting and filters belong to the list that is left.
          onChange={(tab) => setParameters({ tab }, { replace: true })}
        />
      </Box>
      <List key={chosen} clientId={clientId} />
    </>
  )
}
