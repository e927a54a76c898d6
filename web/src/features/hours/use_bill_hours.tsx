import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone } from '@/components/toast'
import { formatHours } from '@/lib/language/numbers'
import { tellLive } from '@/lib/live/live'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import type { HoursDialogProps } from './dialog/hours_dialog'
import type { HoursBody } from './dialog/hours_values'
import { secondsOf, type Unbilled } from './unbilled'

const HoursDialog = latePart(async () => (await import('./dialog/hours_dialog')).HoursDialog)

type Billed = Pick<HoursDialogProps, 'clientId' | 'projectId' | 'currency'>

/**
 * Makes a draft with unbilled hours, after a dialog, and opens its form.
 * @param sums the unbilled hours of one client
 * @param projectId the only project that is chosen at first
 * @returns what the button or menu entry says, how it opens the dialog, and the dialog while it is open
 */
export function useBillHours(sums: Unbilled[], projectId?: string) {
  const { t } = useTranslation('hours')
  const navigate = useNavigate()
  const [billed, setBilled] = useState<Billed>()

  const open = () => {
    const [first] = sums
    // The rate of a project holds in its own currency, whatever the client's is.
    const currency = sums.flatMap(({ rates }) => rates)[0]?.currency
    if (first) setBilled({ clientId: first.client._id, projectId, ...(currency && { currency }) })
  }
  const bill = async (body: HoursBody) => {
    if (!billed) return
    const { clientId, currency } = billed
    const { _id } = await api('POST', '/api/unbilled-hours/invoice', {
      body: { ...body, clientId, currency },
    })
    tellLive({ kind: 'task', id: '' })
    tellLive({ kind: 'invoice', id: _id })
    showDone(t('done'))
    navigate(`/invoices/${_id}/edit`)
  }
  return {
    label: t('bill'),
    labelWithHours: t('bill_sum', { hours: formatHours(secondsOf(sums)) }),
    open,
    dialog: billed && (
      <HoursDialog {...billed} verb="bill" onConfirm={bill} onClose={() => setBilled(undefined)} />
    ),
  }
}
