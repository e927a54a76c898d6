import { Box, Button, Group, Loader, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ClientFrame } from '@/components/brand/client_frame'
import { ContactLinks } from '@/components/brand/contact_links'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import { PagesPicture } from '@/components/pictures/pages_picture'
import { usePictures } from '@/components/pictures/use_pictures'
import { type Link, LinkFailure, useSecret } from '@/components/public/secret_page'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { api, downloadPosted, draw } from '@/lib/server/api'
import { InvoiceStatusBadge } from '../invoice_status'
import { AttachedFiles } from './attached_files'
import { CollectionNote } from './collection_note'
import { PayInfo } from './pay_info'
import classes from './shared_invoice.module.css'

export type Shared = AnswerOf<'POST', '/api/shared-invoices/show'>
type Format = 'pdf' | 'zugferd' | 'xrechnung'

/** An invoice as its recipient sees it: what is open, how to pay it, the pages and the files. */
export function SharedInvoice({ link }: { link: Link }) {
  const { t } = useTranslation('invoicing')
  const {
    shown: invoice,
    failure,
    isPending,
    askAgain,
  } = useSecret(['shared invoice', link], (signal) =>
    api('POST', '/api/shared-invoices/show', { body: link, signal, keepsSession: true })
  )
  const title = invoice
    ? t(`view.${invoice.kind}`, { number: invoice.number })
    : t('shared.loading')
  return (
    <ClientFrame
      brand={invoice?.seller}
      title={title}
      context={invoice?.seller.logo && invoice.seller.name}
    >
      {failure && <LinkFailure failure={failure} onRetry={askAgain} />}
      {isPending && <Loader size="sm" mt="md" aria-label={t('shared.loading')} />}
      {invoice && <Loaded invoice={invoice} link={link} />}
    </ClientFrame>
  )
}

function Loaded({ invoice, link }: { invoice: Shared; link: Link }) {
  const { t } = useTranslation('invoicing')
  const { status, currency, open, total, dueDate, payment, collection, seller } = invoice
  const isOpen = open > 0
  return (
    <>
      <Group gap="sm" mt="sm">
        <InvoiceStatusBadge kind={invoice.kind} status={status} writtenOff={0} />
        <Text c="dimmed">
          {t('shared.for', { name: invoice.buyer.name })} · <DayText value={invoice.date} />
        </Text>
      </Group>
      <dl className={classes.figures}>
        <div>
          <dt>{t(isOpen ? 'list.open' : 'list.total')}</dt>
          <dd className={classes.amount}>
            <Money amount={isOpen ? open : total} currency={currency} />
          </dd>
        </div>
        {isOpen && dueDate && !collection && (
          <div>
            <dt>{t('list.due')}</dt>
            <dd className={classes.amount}>
              <DayText value={dueDate} />
            </dd>
          </div>
        )}
      </dl>
      {collection && <CollectionNote collection={collection} />}
      {payment && <PayInfo payment={payment} open={open} currency={currency} />}
      <Files invoice={invoice} link={link} />
      <AttachedFiles files={invoice.attachments} link={link} />
      <Pages invoice={invoice} link={link} />
      <div className={classes.questions}>
        {t('shared.questions')}
        {seller.email || seller.phone ? <ContactLinks seller={seller} /> : seller.name}
      </div>
    </>
  )
}

/** The document to keep, and as an e-invoice where it can be one. */
function Files({ invoice, link }: { invoice: Shared; link: Link }) {
  const { t } = useTranslation('invoicing')
  const { save, failure } = useFileSave()
  const saveAs = (format: Format) =>
    save(() =>
      downloadPosted('/api/shared-invoices/file', { body: { ...link, format }, keepsSession: true })
    )
  const formats: Format[] = [
    invoice.eInvoices.includes('en16931') ? 'zugferd' : 'pdf',
    ...(invoice.eInvoices.includes('xrechnung') ? (['xrechnung'] as const) : []),
  ]
  return (
    <>
      <Group gap="xs" mt="md">
        {formats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void saveAs(format)}
          >
            {t(`save.${format}`)}
          </Button>
        ))}
      </Group>
      {failure !== undefined && (
        <Box mt="md">
          <ErrorAlert failure={failure} />
        </Box>
      )}
    </>
  )
}

function Pages({ invoice, link }: { invoice: Shared; link: Link }) {
  const { t } = useTranslation('invoicing')
  const pictures = usePictures({
    queryKey: ['shared invoice picture', link.id],
    draw: (portion, signal) =>
      draw('POST', '/api/shared-invoices/picture', portion, {
        body: link,
        signal,
        keepsSession: true,
      }),
    isPassing: true,
  })
  return (
    <div className={classes.pages}>
      <PagesPicture pictures={pictures} alt={t('view.preview', { number: invoice.number })} />
    </div>
  )
}
