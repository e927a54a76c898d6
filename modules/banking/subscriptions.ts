import { defineRecordKind } from '#core/records/record_kinds'
import { reopenEntryOf } from '#modules/banking/actions/unmatch_entry'
import { paymentRemoval } from '#modules/invoicing/public'

paymentRemoval.follow(reopenEntryOf)
defineRecordKind({ type: 'bankEntry', isReadByAdvisers: true })
defineRecordKind({ type: 'bankStatement', isReadByAdvisers: true })
