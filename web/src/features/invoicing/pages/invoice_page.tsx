import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { RecordPage } from '@/components/page/record_page'
import { DayText } from '@/components/values/day_text'
import { MailsOf } from '@/features/correspondence/parts'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { DocumentColumns } from '@/features/documents/pages/document_columns'
import { DocumentPages } from '@/features/documents/preview/document_pages'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { useInvoiceSteps } from '../actions/use_invoice_steps'
import { type Invoice, titleOf } from '../invoice'
import { Activity } from '../view/activity'
import { Attachments } from '../view/attachments'
import { CollectionNote } from '../view/collection_note'
import { DeductedNote } from '../view/deducted_note'
import { EInvoice } from '../view/einvoice'
import { InvoiceStrip } from '../view/invoice_strip'
import { LineSummary } from '../view/line_summary'
import { readTabs } from '../view/read_tabs'
import { ReminderNote } from '../view/reminder_note'
import { Reminders } from '../view/reminders'
import { Settlements } from '../view/settlements'
import classes from '../view/view.module.css'

/** `/view/invoices/{id}` */
export function Component() {
  const { t } = useTranslation('invoicing')
  const { id = '' } = useParams()
  const record = useQuery(recordQuery('/api/invoices/:id', { params: { id } }))
  const back = { to: '/invoices', label: t('list.title') }
  return (
    <RecordPage record={record} title={t('view.title')} back={back}>
      {(invoice) => <Loaded key={id} invoice={invoice} back={back} />}
    </RecordPage>
  )
}

function Loaded({ invoice, back }: { invoice: Invoice; back: { to: string; label: string } }) {
  const { t } = useTranslation('invoicing')
  const navigate = useNavigate()
  const { start, isBusy, dialogs } = useInvoiceSteps({ onDelete: () => navigate('/invoices') })
  const isReader = useIsReader()
  const { number, kind, lines, settlements, status } = invoice
  const name = titleOf(invoice)
  const title = number ? t(`view.${name}`, { number }) : t(`view.draft_${name}`)
  return (
    <Page title={title} context={<Context invoice={invoice} />} back={back}>
      {!isReader && <DocumentChain type="invoice" id={invoice._id} />}
      <InvoiceStrip
        invoice={invoice}
        isBusy={isBusy}
        onStep={(step) => void start(step, invoice)}
      />
      {!isReader && <ReminderNote invoice={invoice} />}
      <CollectionNote invoice={invoice} />
      <DeductedNote finalInvoice={invoice.finalInvoice} />
      <DocumentColumns
        paper={
          <DocumentPages
            root="/api/invoices"
            id={invoice._id}
            version={invoice.version}
            alt={t('view.preview', { number: number ?? t('list.draft') })}
            openLabel={t('view.open_pdf')}
            saveLabel={t('step.download')}
          />
        }
      >
        <PageTabs
          label={t('view.tabs')}
          tabs={
            isReader
              ? readTabs(invoice, t)
              : [
                  {
                    value: 'activity',
                    label: t('view.activity'),
                    content: <Activity invoice={invoice} />,
                  },
                  {
                    value: 'payments',
                    label: t('view.payments'),
                    count: settlements.length,
                    content: (
                      <Settlements invoice={invoice} onPay={() => void start('pay', invoice)} />
                    ),
                  },
                  ...(kind === 'invoice' && number
                    ? [
                        {
                          value: 'reminders',
                          label: t('view.reminders'),
                          content: <Reminders invoice={invoice} />,
                        },
                      ]
                    : []),
                  ...(number
                    ? [
                        {
                          value: 'mails',
                          label: t('view.mails'),
                          content: <MailsOf documentId={invoice._id} />,
                        },
                      ]
                    : []),
                  {
                    value: 'lines',
                    label: t('view.lines'),
                    count: lines.length,
                    content: <LineSummary invoice={invoice} />,
                  },
                  ...(status === 'Draft' || invoice.attachments.length > 0
                    ? [
                        {
                          value: 'attachments',
                          label: t('attachments.title'),
                          count: invoice.attachments.length,
                          content: <Attachments invoice={invoice} />,
                        },
                      ]
                    : []),
                  ...(status === 'Void' || invoice.isImported
                    ? []
                    : [
                        {
                          value: 'einvoice',
                          label: t('einvoice.title'),
                          content: <EInvoice invoice={invoice} />,
                        },
                      ]),
                ]
          }
        />
      </DocumentColumns>
      {dialogs}
    </Page>
  )
}

/** Client, date, and links to the documents that reverse, credit or deduct this one. */
function Context({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const { cancels, cancelledBy, corrects, replaces, replacedBy, finalInvoice, creditNotes, date } =
    invoice
  const siblings = [
    { word: 'view.cancels', documents: cancels ? [cancels] : [] },
    { word: 'view.corrects', documents: corrects ? [corrects] : [] },
    { word: 'view.cancelled_by', documents: cancelledBy ? [cancelledBy] : [] },
    { word: 'view.replaces', documents: replaces ? [replaces] : [] },
    { word: 'view.replaced_by', documents: replacedBy ? [replacedBy] : [] },
    { word: 'view.deducted_in', documents: finalInvoice ? [finalInvoice] : [] },
    { word: 'view.corrected_by', documents: creditNotes },
  ].filter(({ documents }) => documents.length > 0)
  return (
    <>
      {clientName(invoice)} · <DayText value={date} />
      {invoice.isImported && ` · ${t('view.imported')}`}
      {siblings.map(({ word, documents }) => (
        <Fragment key={word}>
          {' · '}
          {t(word)}{' '}
          {documents.map(({ _id, number }, index) => (
            <Fragment key={_id}>
              {index > 0 && ', '}
              <Anchor
                component={Link}
                to={`/view/invoices/${_id}`}
                className={classes.number}
                underline="always"
                inherit
              >
                {number ?? t('view.draft')}
              </Anchor>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  )
}
