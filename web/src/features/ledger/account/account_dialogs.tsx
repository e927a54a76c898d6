import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import type { AccountClient, AccountQuery } from '../ledger'
import { LinkForm } from './link_form'
import { OpeningForm } from './opening_form'
import { ScheduleForm } from './schedule_form'
import { StatementDialog } from './statement_dialog'

export type AccountDialog = 'statement' | 'schedule' | 'links' | 'opening'

export interface AccountFormProps {
  client: AccountClient
  /** The part of the account that is shown. */
  part: AccountQuery
  currency: string | undefined
  onDone: () => void
}

const FORMS = {
  schedule: ScheduleForm,
  links: LinkForm,
  opening: OpeningForm,
}

interface AccountDialogsProps extends Omit<AccountFormProps, 'onDone'> {
  dialog: AccountDialog | undefined
  onClose: () => void
}

/** Asks for what an action on an account needs. */
export function AccountDialogs({ dialog, onClose, ...props }: AccountDialogsProps) {
  const { t } = useTranslation('ledger')
  if (!dialog) return null
  if (dialog === 'statement') return <StatementDialog {...props} onDone={onClose} />
  const Form = FORMS[dialog]
  return (
    <Dialog size="lg" onClose={onClose} title={t(`dialog.${dialog}`, { name: props.client.name })}>
      <Form {...props} onDone={onClose} />
    </Dialog>
  )
}
