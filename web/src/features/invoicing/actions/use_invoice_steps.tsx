import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '@/components/toast'
import { SendDocument } from '@/features/correspondence/parts'
import { saveFile } from '@/lib/csv'
import { latePart } from '@/lib/parts/late_part'
import { api, download } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import type { InvoiceRow } from '../invoice'
import type { Step } from './steps'
import { useInvoiceCall } from './use_invoice_call'

const LinkDialog = latePart(async () => (await import('./link_dialog')).LinkDialog)
const PaymentDialog = latePart(async () => (await import('./payment_dialog')).PaymentDialog)
const StepDialog = latePart(async () => (await import('./step_dialog')).StepDialog)
const WriteOffDialog = latePart(async () => (await import('./write_off_dialog')).WriteOffDialog)

/**
 * Starts the steps of invoices: what needs an answer opens its dialog, the rest happens at once.
 * `dialogs` is to be rendered by the page.
 * @param onDelete leaves the page of a draft that is to be deleted
 */
export function useInvoiceSteps({ onDelete }: { onDelete?: () => void } = {}) {
  const { t } = useTranslation('invoicing')
  const navigate = useNavigate()
  const { call, isBusy } = useInvoiceCall()
  const [asked, setAsked] = useState<{ step: Step; invoice: InvoiceRow }>()
  const close = () => setAsked(undefined)

  async function start(step: Step, invoice: InvoiceRow) {
    if (step === 'edit') navigate(`/invoices/${invoice._id}/edit`)
    else if (step === 'repeat') navigate(`/recurring-invoices/new?from=${invoice._id}`)
    else if (step === 'credit') navigate(`/invoices/${invoice._id}/credit`)
    else if (step === 'finish') await finish(invoice)
    else if (step === 'download') await save(invoice)
    else if (step === 'duplicate') await duplicate(invoice)
    else if (step === 'replace') await replace(invoice)
    else if (step === 'deliver') await deliver(invoice)
    else if (step === 'takeWriteOffBack') await takeWriteOffBack(invoice)
    else if (step === 'revoke') await revoke(invoice)
    else if (step === 'archive' || step === 'restore') await putAway(step, invoice)
    else setAsked({ step, invoice })
  }

  async function save({ _id }: InvoiceRow) {
    try {
      const { file, name } = await download('/api/invoices/:id/pdf', { params: { id: _id } })
      saveFile(file, name)
    } catch (failure) {
      showFailure(failureText(failure, t('view.pdf_failed')))
    }
  }

  async function duplicate({ _id }: InvoiceRow) {
    const copy = await call(
      () => api('POST', '/api/invoices/:id/duplicate', { params: { id: _id } }),
      () => t('done.duplicate')
    )
    if (copy) navigate(`/invoices/${copy._id}/edit`)
  }

  async function replace({ _id, number }: InvoiceRow) {
    const draft = await call(
      () => api('POST', '/api/invoices/:id/replacement', { params: { id: _id } }),
      () => t('done.replace', { number })
    )
    if (draft) navigate(`/invoices/${draft._id}/edit`)
  }

  async function deliver({ _id }: InvoiceRow) {
    const note = await call(
      () => api('POST', '/api/invoices/:id/delivery-note', { params: { id: _id } }),
      () => t('done.deliver')
    )
    if (note) navigate(`/delivery-note/${note._id}/edit`)
  }
  const revoke = ({ _id }: InvoiceRow) =>
    call(
      () => api('DELETE', '/api/invoices/:id/link', { params: { id: _id } }),
      () => t('done.revoke')
    )

  const takeWriteOffBack = ({ _id, number }: InvoiceRow) =>
    call(
      () => api('DELETE', '/api/invoices/:id/write-off', { params: { id: _id } }),
      () => t('done.takeWriteOffBack', { number })
    )

  const putAway = (step: 'archive' | 'restore', { _id, number }: InvoiceRow) =>
    call(
      () =>
        api(step === 'archive' ? 'POST' : 'DELETE', '/api/invoices/:id/archive', {
          params: { id: _id },
        }),
      () => t(`done.${step}`, { number })
    )

  async function finish({ _id }: InvoiceRow) {
    const draft = await call(
      () => api('POST', '/api/invoices/:id/final', { params: { id: _id } }),
      () => t('done.finish')
    )
    if (draft) navigate(`/invoices/${draft._id}/edit`)
  }

  const dialogs = asked && (
    <>
      {asked.step === 'pay' && <PaymentDialog invoice={asked.invoice} onClose={close} />}
      {asked.step === 'writeOff' && <WriteOffDialog invoice={asked.invoice} onClose={close} />}
      {asked.step === 'send' && (
        <SendDocument
          path="/api/invoices/:id/send"
          id={asked.invoice._id}
          title={t('send.title', { number: asked.invoice.number })}
          onClose={close}
        />
      )}
      {asked.step === 'link' && <LinkDialog invoice={asked.invoice} onClose={close} />}
      <StepDialog {...asked} onClose={close} onDelete={onDelete} />
    </>
  )
  return { start, isBusy, dialogs }
}
