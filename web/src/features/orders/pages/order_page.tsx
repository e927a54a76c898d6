import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { RecordPage } from '@/components/page/record_page'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { MailsOf } from '@/features/correspondence/parts'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { DocumentColumns } from '@/features/documents/pages/document_columns'
import { DocumentPages } from '@/features/documents/preview/document_pages'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { History } from '../components/history'
import { OrderFacts } from '../components/order_facts'
import { OrderStrip } from '../components/order_strip'
import type { Order } from '../order'
import { useOrderSteps } from '../use_steps'

/** `/view/orders/{id}` */
export function Component() {
  const { t } = useTranslation('orders')
  const { id = '' } = useParams()
  const record = useQuery(recordQuery('/api/orders/:id', { params: { id } }))
  const back = { to: '/orders', label: t('list.title') }
  return (
    <RecordPage record={record} title={t('view.title')} back={back}>
      {(order) => <Loaded key={id} order={order} back={back} />}
    </RecordPage>
  )
}

function Loaded({ order, back }: { order: Order; back: { to: string; label: string } }) {
  const { t } = useTranslation('orders')
  const { start, isBusy, dialog } = useOrderSteps(order)
  const { _id, number, version } = order
  const title = number ? t('view.order', { number }) : t('view.draft')
  const context = (
    <>
      {clientName(order)} · <DayText value={order.date} />
    </>
  )
  return (
    <Page title={title} context={context} back={back}>
      <DocumentChain type="order" id={_id} />
      <OrderStrip order={order} isBusy={isBusy} onStep={(step) => void start(step)} />
      <DocumentColumns
        paper={
          <DocumentPages
            root="/api/orders"
            id={_id}
            version={version}
            alt={title}
            openLabel={t('view.open_pdf')}
            saveLabel={t('view.save_pdf')}
          />
        }
      >
        <OrderFacts order={order} />
        {number && (
          <Section title={t('view.mails')}>
            <MailsOf documentId={_id} />
          </Section>
        )}
        <History order={order} />
      </DocumentColumns>
      {dialog}
    </Page>
  )
}
