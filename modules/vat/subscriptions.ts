import { defineRecordKind } from '#core/records/record_kinds'
import { handOver } from '#modules/clients/public'
import { booking, reportedMonths } from '#modules/invoicing/public'
import { verifyEntries } from '#modules/vat/entries/enter_companies'
import { followBooking } from '#modules/vat/entries/follow_booking'
import { verifySums } from '#modules/vat/entries/keep_sums'
import { isMonthReported } from '#modules/vat/queries/reported_months'

booking.follow(followBooking)
reportedMonths.plug(isMonthReported)
defineRecordKind({
  type: 'vat',
  isReadByAdvisers: true,
  clientReferences: { vat_entries: handOver('vat_entries') },
  checks: {
    'VAT entries that are not what documents and payments make them': verifyEntries,
    'days whose VAT is not the sum of its entries': verifySums,
  },
})
defineRecordKind({ type: 'vat_month', isReadByAdvisers: true })
