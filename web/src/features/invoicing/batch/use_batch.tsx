import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '@/components/data_table/column'
import { BatchResult } from '@/components/dialogs/batch_result'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone, showRefusal } from '@/components/toast'
import { useTellKept } from '@/features/correspondence/parts'
import { clientName } from '@/lib/client_name'
import { saveFile } from '@/lib/csv'
import { latePart } from '@/lib/parts/late_part'
import { downloadPosted } from '@/lib/server/api'
import { isFinished } from '../actions/steps'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceRow } from '../invoice'
import {
  type BatchAnswer,
  deleteAll,
  keptIn,
  payAll,
  putAwayAll,
  remindAll,
  sendAll,
} from './batch_calls'

const PayAllDialog = latePart(async () => (await import('./pay_all_dialog')).PayAllDialog)

/** Batch operations on invoices, with their questions. */
type Work = 'send' | 'pay' | 'remind' | 'delete' | 'archive' | 'restore'

/** The question that is asked before the action. */
type AskedWork = Exclude<Work, 'archive' | 'restore'>

interface Asked {
  work: AskedWork
  invoices: InvoiceRow[]
}

interface Done {
  work: Work
  invoices: InvoiceRow[]
}

interface Told extends Done {
  answer: BatchAnswer
}

const isIssued = ({ status }: InvoiceRow) => status !== 'Draft' && status !== 'Void'
const isDraft = ({ status }: InvoiceRow) => status === 'Draft'

/** The actions of the bulk bar of the invoices; `dialogs` is to be rendered by the page. */
export function useBatch(): { actions: BulkAction<InvoiceRow>[]; dialogs: ReactNode } {
  const { t } = useTranslation('invoicing')
  const tellKept = useTellKept()
  const invoicesChanged = useInvoicesChanged()
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState<Told>()
  const [isBusy, setIsBusy] = useState(false)
  const nameOf = (id: string) => {
    const invoice = told?.invoices.find(({ _id }) => _id === id)
    return invoice ? (invoice.number ?? clientName(invoice)) : ''
  }

  async function run({ work, invoices }: Done, call: () => Promise<BatchAnswer>) {
    setIsBusy(true)
    try {
      const answer = await call()
      setAsked(undefined)
      const kept = keptIn(answer)
      if (kept > 0) tellKept(kept)
      if (answer.refused.length > 0) setTold({ work, invoices, answer })
      else if (kept < answer.done.length)
        showDone(t(`batch_done.${work}`, { count: answer.done.length }))
    } catch (failure) {
      // The list shows the part that was done before the failure.
      showRefusal(failure)
    } finally {
      setIsBusy(false)
      await invoicesChanged()
    }
  }
  const confirm = (one: Asked) =>
    run(one, () => {
      if (one.work === 'send') return sendAll(one.invoices)
      if (one.work === 'delete') return deleteAll(one.invoices)
      return remindAll(one.invoices, t('batch.not_due'))
    })

  async function save(invoices: InvoiceRow[], format: 'pdf' | 'zugferd' | 'xrechnung') {
    try {
      const ids = invoices.map(({ _id }) => _id)
      const { file, name } = await downloadPosted('/api/invoices/batch/files', {
        body: { ids, format },
      })
      saveFile(file, name)
    } catch (failure) {
      showRefusal(failure)
    }
  }
  /** Nothing is lost, so nothing is asked. */
  const putAway = (work: 'archive' | 'restore') => (invoices: InvoiceRow[]) =>
    void run({ work, invoices }, () => putAwayAll(invoices, work))
  const asks = (work: AskedWork) => (invoices: InvoiceRow[]) => setAsked({ work, invoices })

  const actions: BulkAction<InvoiceRow>[] = [
    { label: t('batch.send'), onSelect: asks('send'), isFor: isIssued },
    { label: t('batch.pay'), onSelect: asks('pay'), isFor: ({ open }) => open > 0 },
    { label: t('batch.remind'), onSelect: asks('remind'), isFor: ({ isOverdue }) => isOverdue },
    { label: t('batch.pdf'), onSelect: (rows) => void save(rows, 'pdf') },
    { label: t('batch.zugferd'), onSelect: (rows) => void save(rows, 'zugferd'), isFor: isIssued },
    {
      label: t('batch.xrechnung'),
      onSelect: (rows) => void save(rows, 'xrechnung'),
      isFor: isIssued,
    },
    {
      label: t('batch.archive'),
      onSelect: putAway('archive'),
      isFor: (row) => isFinished(row) && !row.isArchived,
    },
    { label: t('batch.restore'), onSelect: putAway('restore'), isFor: (row) => row.isArchived },
    { label: t('batch.delete'), onSelect: asks('delete'), isFor: isDraft, tone: 'danger' },
  ]
  const count = asked?.invoices.length ?? 0
  const dialogs = (
    <>
      {asked?.work === 'pay' ? (
        <PayAllDialog
          invoices={asked.invoices}
          isBusy={isBusy}
          onPay={(payment) => void run(asked, () => payAll(asked.invoices, payment))}
          onClose={() => setAsked(undefined)}
        />
      ) : (
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={asked ? t(`batch_ask.${asked.work}`, { count }) : ''}
          verb={asked ? t(`batch.${asked.work}`) : ''}
          tone={asked?.work === 'delete' ? 'danger' : 'normal'}
          isBusy={isBusy}
          onConfirm={() => asked && void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {asked && t(`batch_text.${asked.work}`)}
        </ConfirmDialog>
      )}
      {told && (
        <BatchResult
          done={t(`batch_done.${told.work}`, { count: told.answer.done.length })}
          refused={told.answer.refused.map(({ _id, error }) => ({ _id, error, name: nameOf(_id) }))}
          onClose={() => setTold(undefined)}
        />
      )}
    </>
  )
  return { actions, dialogs }
}
