import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import type { Link } from '@/components/public/secret_page'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { downloadPosted } from '@/lib/server/api'
import type { WaitingDocument } from '../ledger'
import classes from './shared.module.css'

/**
 * Where each kind is shown and answered, and where its file comes from; all of them take the key of the portal. An order
 * confirmation asks for nothing, so its PDF is enough.
 */
const PLACES = {
  invoice: { page: '/shared/invoices', file: '/api/shared-invoices/file' },
  estimate: { page: '/offers', file: '/api/offers/pdf' },
  proposal: { page: '/proposals', file: '/api/shared-proposals/pdf' },
  order: { page: null, file: '/api/shared-orders/pdf' },
} as const

type PlacedDocument = WaitingDocument & { type: keyof typeof PLACES }

const hasPlace = (document: WaitingDocument): document is PlacedDocument =>
  Object.hasOwn(PLACES, document.type)

interface WaitingDocumentsProps {
  title: string
  documents: WaitingDocument[]
  link: Link
}

/** Open documents of the client: invoices to pay and offers to answer with their pages, and order confirmations. */
export function WaitingDocuments({ title, documents, link }: WaitingDocumentsProps) {
  if (documents.length === 0) return null
  return (
    <section className={classes.waiting} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.documents}>
        {documents.filter(hasPlace).map((document) => (
          <Row key={document._id} document={document} linkKey={link.key} />
        ))}
      </ul>
    </section>
  )
}

function Row({ document, linkKey }: { document: PlacedDocument; linkKey: string }) {
  const { t } = useTranslation('ledger')
  const { _id, type, number, title, until, isLate, currency, open, total } = document
  const { page, file: path } = PLACES[type]
  const name = t(`portal.${type}`, { number })
  const { save, failure, isBusy } = useFileSave()
  const body = { id: _id, key: linkKey }
  const savePdf = () => save(() => downloadPosted(path, { body, keepsSession: true }))
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed" className={classes.about}>
          {title}
        </Text>
        {until && (
          <Text size="sm" {...(isLate ? { c: 'red' } : { c: 'dimmed' })}>
            {t(type === 'invoice' ? (isLate ? 'portal.late' : 'portal.due') : 'portal.valid')}{' '}
            <DayText value={until} />
          </Text>
        )}
      </div>
      <div className={classes.sum}>
        <Text fw={600}>
          <Money amount={open} currency={currency} />
        </Text>
        {open !== total && (
          <Text size="xs" c="dimmed">
            {t('portal.of')} <Money amount={total} currency={currency} />
          </Text>
        )}
      </div>
      <div className={classes.ways}>
        {page && (
          <Button
            component={RouterLink}
            to={{ pathname: `${page}/${_id}`, hash: linkKey }}
            // Invoices come before offers.
            variant={type === 'invoice' ? 'filled' : 'light'}
          >
            {t(type === 'invoice' ? 'portal.pay' : 'portal.answer')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t('portal.pdf_of', { name })}
          loading={isBusy}
          onClick={() => void savePdf()}
        >
          PDF
        </Button>
      </div>
      {failure !== undefined && (
        <div className={classes.failure}>
          <ErrorAlert failure={failure} />
        </div>
      )}
    </li>
  )
}
