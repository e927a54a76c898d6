import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { SendDialog, type SendDialogProps } from './send_dialog'

/** Where a document is mailed; asked with GET, the same address says how the mail would go out. */
type SendPath =
  | '/api/invoices/:id/send'
  | '/api/estimates/:id/send'
  | '/api/proposals/:id/send'
  | '/api/orders/:id/send'
  | '/api/delivery-notes/:id/send'
  | '/api/reminders/:id/send'
  | '/api/payments/:id/receipt'

interface SendDocumentProps extends Pick<SendDialogProps, 'title' | 'onClose'> {
  path: SendPath
  id: string
}

/** Mails a document that is kept; drafts that may be sent get their number then. */
export function SendDocument({ path, id, ...dialog }: SendDocumentProps) {
  const params = { id }
  return (
    <SendDialog
      // Requested afresh each time: recipients and words may have changed elsewhere.
      proposed={useQuery({ ...recordQuery(path, { params }), gcTime: 0 })}
      send={(body) => api('POST', path, { params, body })}
      {...dialog}
    />
  )
}
