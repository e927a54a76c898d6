import { reopenEntryOf } from '#modules/banking/actions/unmatch_entry'
import { beforePaymentRemoved } from '#modules/invoicing/public'

beforePaymentRemoved(reopenEntryOf)
