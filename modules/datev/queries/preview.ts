import { keptUntilChange } from '#core/audit/kept_until_change'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { allBookings } from '#modules/datev/bookings/all_bookings'
import type { Period, Remark } from '#modules/datev/bookings/book'
import { openBook } from '#modules/datev/bookings/open_book'
import { type MonthSum, Sums } from '#modules/datev/bookings/sums'

/** The contents of an export before it is made. */
export interface DatevPreview {
  /** There is too much for a request: sums and remarks are in the export only. */
  isTooLarge: boolean
  sums: MonthSum[]
  /** The first of them. */
  remarks: Remark[]
  remarkCount: number
}

/** Records that a request books at most. */
const MOST_RECORDS = 5_000
const MOST_REMARKS = 50

const COUNTED = ['invoices date_on', 'payments paid_on', 'expenses issued_on'].map((source) => {
  const [table, day] = source.split(' ')
  return `select count(*) as records from (
    select 1 from ${table} where company_id = ? and ${day} between ? and ? limit ${MOST_RECORDS + 1}
  ) as some`
})

export function preview(company: CompanyReference, { from, to }: Period): Promise<DatevPreview> {
  return keptUntilChange(company.id, `datev ${from} ${to}`, async () => {
    if (await isTooLarge(company, { from, to })) {
      return { isTooLarge: true, sums: [], remarks: [], remarkCount: 0 }
    }
    const book = await openBook(company)
    const sums = new Sums()
    for await (const booking of allBookings(book, { from, to })) sums.add(booking)
    const { remarks } = book
    return {
      isTooLarge: false,
      sums: sums.all,
      remarks: remarks.slice(0, MOST_REMARKS),
      remarkCount: remarks.length,
    }
  })
}

async function isTooLarge({ id }: CompanyReference, { from, to }: Period) {
  let records = 0
  for (const sql of COUNTED) {
    const [row] = await readRows<{ records: number | string }>(sql, [id, from, to])
    records += Number(row.records)
  }
  return records > MOST_RECORDS
}
