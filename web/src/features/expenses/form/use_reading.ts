import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '@/lib/api'
import { HttpFailure } from '@/lib/http_failure'
import type { Reading } from '../expense'
import { type ExpenseValues, lineOf } from '../expense_values'

/** A PDF without an e-invoice, or one that only its reader can open, is a receipt like any other. */
const ORDINARY_PDF = ['einvoices.no_xml_in_pdf', 'einvoices.pdf_broken']

const mayBeEInvoice = ({ name, type }: File) =>
  /\.(xml|pdf)$/i.test(name) || ['application/pdf', 'application/xml', 'text/xml'].includes(type)

/** Fills the form from an e-invoice among the files that are added, with a way back. */
export function useReading(form: UseFormReturnType<ExpenseValues>) {
  const [before, setBefore] = useState<ExpenseValues>()
  const { mutate, data, error, isPending, reset, variables } = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return upload('/api/expense-readings', body)
    },
    onSuccess: ({ expense }) => {
      const mine = form.getValues()
      setBefore(mine)
      form.setValues(filled(mine, expense))
      form.clearErrors()
    },
  })
  const isOrdinary = error instanceof HttpFailure && ORDINARY_PDF.includes(error.code)
  return {
    read: (files: readonly File[]) => {
      const file = files.find(mayBeEInvoice)
      if (file) mutate(file)
    },
    reading: data,
    fileName: variables?.name ?? '',
    failure: isOrdinary ? null : error,
    isReading: isPending,
    undo: () => {
      if (before) form.setValues(before)
      reset()
    },
  }
}

/** The values of the e-invoice. A category chosen before is kept when the e-invoice gives none. */
function filled(mine: ExpenseValues, { lines, ...proposal }: Reading['expense']): ExpenseValues {
  const { currency } = proposal
  const chosen = mine.lines[0]?.category || null
  const isForeign = currency !== mine.currency
  return {
    ...mine,
    vendor: proposal.vendor,
    date: proposal.date,
    isPaid: false,
    dueDate: proposal.dueDate ?? '',
    reference: proposal.reference,
    currency,
    exchangeRate: isForeign ? '' : mine.exchangeRate,
    isReverseCharge: proposal.taxTreatment === 'reverseCharge',
    vendorVatId: proposal.vendorVatId,
    vendorIban: proposal.vendorIban,
    lines: lines.map((line) => lineOf({ ...line, category: line.category ?? chosen }, proposal)),
  }
}
