import type { UseQueryResult } from '@tanstack/react-query'
import { Dialog } from '@/components/dialogs/dialog'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import type { ProposedMail, SendAnswer, SendBody } from '../mail'
import { SendForm } from './send_form'

export interface SendDialogProps {
  title: string
  /** The mail as it would go out: `useQuery(recordQuery('/api/invoices/:id/send', …))`. */
  proposed: UseQueryResult<ProposedMail>
  send: (body: SendBody) => Promise<SendAnswer>
  onClose: () => void
}

/** Asks whom a document goes to, in which words and when. The same for every kind of document. */
export function SendDialog({ title, proposed, ...sending }: SendDialogProps) {
  return (
    <Dialog size="xl" onClose={sending.onClose} title={title}>
      {proposed.isError && (
        <ErrorAlert failure={proposed.error} onRetry={() => void proposed.refetch()} />
      )}
      {proposed.isPending && <Loading variant="skeleton" extent="inline" />}
      {proposed.data && <SendForm proposed={proposed.data} {...sending} />}
    </Dialog>
  )
}
